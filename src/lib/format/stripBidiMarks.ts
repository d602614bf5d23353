/** Removes the bidi isolates that messages put around names, for text that is used as data (such as a default name). */
export function stripBidiMarks(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
