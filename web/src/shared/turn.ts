/** Calls a person whose turn it is by a notice of the browser, while the page is not looked at. */

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
