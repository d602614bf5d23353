/** Whether a string looks like an email address: text, an at sign, text, a dot, text, without whitespace. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
