/**
 * Waits until the root element of index.html has been parsed: the entry module may run before the document is complete.
 * @throws if the document has none
 */
export async function waitForRootElement(): Promise<HTMLElement> {
  const isRead = document.readyState !== 'loading' || document.getElementById('root')?.nextElementSibling;
  if (!isRead) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  return root;
}
