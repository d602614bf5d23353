import { afterEach, expect, it, vi } from 'vitest';
import { readRoot } from '../../../src/boot/readRoot';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('takes the element of a document that was read', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(await readRoot()).toBe(document.getElementById('root'));
});

it('takes it while the document is read, once something stands behind it', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div id="root"></div><noscript></noscript>';
  expect(await readRoot()).toBe(document.getElementById('root'));
});

it('waits for the rest of the document where the element may be half read', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div id="root"></div>';
  const taken = vi.fn();
  const taking = readRoot().then(taken);
  await Promise.resolve();
  expect(taken).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await taking;
  expect(taken).toHaveBeenCalledWith(document.getElementById('root'));
});

it('says what is wrong with a document that has none', async () => {
  await expect(readRoot()).rejects.toThrow('root');
});
