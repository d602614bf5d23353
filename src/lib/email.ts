/** Whether a text looks like an e-mail address: text, an at sign, text, a dot, text, without blanks. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
