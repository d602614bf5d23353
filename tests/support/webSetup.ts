import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import './ownerStacks';

declare global {
  interface Window {
    happyDOM?: DetachedWindowAPI;
  }
}

configure(({ getElementError }) => ({
  // Nothing waits for it unless it fails, or the machine is busy.
  asyncUtilTimeout: 30_000,
  // `findBy` creates an error at each attempt. Its message, which has the printed page, is created when it is read.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    const print = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get: print, configurable: true });
  },
}));

afterEach(cleanup);

// The end of the last test may have left updates and lazy loads, which need the page.
afterAll(() => vi.dynamicImportSettled());

// Files share the page of their worker, so each one starts as on a new page.
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
window.happyDOM?.setURL('http://localhost:3000/');
window.history.replaceState(null, '', '/');

// happy-dom would try to load the documents of frames and log errors, so its frame hooks are removed and frames are
// plain elements. tests/support/previewWindow fakes the documents of previews.
const frame = typeof HTMLIFrameElement === 'undefined' ? {} : HTMLIFrameElement.prototype;
for (const symbol of Object.getOwnPropertySymbols(frame)) {
  if (/connectedToDocument|onSetAttribute/.test(symbol.description ?? '')) Reflect.deleteProperty(frame, symbol);
}
