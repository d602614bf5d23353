import { afterEach, expect, it, vi } from 'vitest';
import { waitForRootElement } from '../../../src/boot/waitForRootElement';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('returns the element of a loaded document', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(await waitForRootElement()).toBe(document.getElementById('root'));
});

it('returns it while the document is loading, once it is followed by another node', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div id="root"></div><noscript></noscript>';
  expect(await waitForRootElement()).toBe(document.getElementById('root'));
});

it('waits for the rest of the document if the element may be incomplete', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div id="root"></div>';
  const onElement = vi.fn();
  const elementPromise = waitForRootElement().then(onElement);
  await Promise.resolve();
  expect(onElement).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await elementPromise;
  expect(onElement).toHaveBeenCalledWith(document.getElementById('root'));
});

it('throws a descriptive error if the document has none', async () => {
  await expect(waitForRootElement()).rejects.toThrow('root');
});
