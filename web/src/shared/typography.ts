/** French sets a space before `;`, `:`, `?`, `!` and within « »: one at which no line ends. */
export function bindFrench(text: string): string {
  return text.replace(/ (?=[;:?!»])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0");
}
