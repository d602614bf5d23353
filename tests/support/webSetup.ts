import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './ownerStacks';

afterEach(cleanup);

// The document in a frame is a browser's matter (tests/support/previewWindow stands for it): here none is loaded, which
// happy-dom would complain of. Without methods of its own a frame is an element like any other.
const frame = typeof HTMLIFrameElement === 'undefined' ? {} : HTMLIFrameElement.prototype;
for (const symbol of Object.getOwnPropertySymbols(frame)) {
  if (/connectedToDocument|onSetAttribute/.test(symbol.description ?? '')) Reflect.deleteProperty(frame, symbol);
}
