/** Calls a person whose turn it is: a sound, and a notice of the browser while the page is not looked at. */

export function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [delay, pitch] of [[0, 660], [0.14, 880]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + delay;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // a browser without sound
  }
}

export function notify(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, icon: "/leaf.svg", tag: "speciate-turn" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones allow notices only from service workers
  }
}
