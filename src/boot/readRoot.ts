/**
 * The element of index.html that the console is shown in, once all of it has been read: the first module runs as soon as
 * it is there, which may be before the document is.
 * @throws if the document has none
 */
export async function readRoot(): Promise<HTMLElement> {
  const isRead = document.readyState !== 'loading' || document.getElementById('root')?.nextElementSibling;
  if (!isRead) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  return root;
}
