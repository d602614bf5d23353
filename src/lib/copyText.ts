/** Copies a text to the clipboard. Rejects if the browser denies access, or if the page is not served over https. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
