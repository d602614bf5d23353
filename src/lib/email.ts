/** Whether a string looks like an email address: text, one at sign, text, a dot, text, without whitespace. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
}
