/**
 * Fakes the documents of preview frames, which happy-dom does not load: records messages and responds like a browser.
 */
import { act, screen } from '@testing-library/react';
import { parseShowMessage, type ShowMessage } from '../../src/ui/preview/previewMessages';

/** A message of the console, completed with the CSS of earlier messages. */
type SentMessage = ShowMessage & { css: string; ownCss: string };

interface FakeWindow {
  /** All messages, oldest first. */
  sent: SentMessage[];
  /** Simulates that the document was loaded or reloaded. */
  start: () => void;
  /** Simulates a message from the document. */
  emit: (data: unknown) => void;
}

const fakeWindows = new WeakMap<HTMLIFrameElement, FakeWindow>();

/** Origin of messages from a sandboxed document. */
const OPAQUE_ORIGIN = 'null';

/** Simulates a window that sends a port to the console. */
export function postPortMessage(source: object | null, port: object, origin = OPAQUE_ORIGIN): void {
  const event = new MessageEvent('message', { data: { kind: 'ready' }, origin });
  Object.defineProperties(event, { source: { value: source }, ports: { value: [port] } });
  act(() => void window.dispatchEvent(event));
}

/** A port that delivers messages synchronously. */
export function createFakePort(onSent: (data: unknown) => void) {
  return {
    onmessage: (_: { data: unknown }) => {
      throw new Error('The console has set no message handler.');
    },
    postMessage: onSent,
    close: () => undefined,
  };
}

function getFakeWindow(frame: HTMLIFrameElement): FakeWindow {
  const existing = fakeWindows.get(frame);
  if (existing) return existing;
  const sent: SentMessage[] = [];
  let port: ReturnType<typeof createFakePort> | null = null;
  const fakeWindow: FakeWindow = {
    sent,
    start() {
      let lastStyles = { css: '', ownCss: '' };
      port = createFakePort((data) => {
        const message = parseShowMessage(data);
        if (!message) return;
        lastStyles = { css: message.css ?? lastStyles.css, ownCss: message.ownCss ?? lastStyles.ownCss };
        sent.push({ ...message, ...lastStyles });
      });
      postPortMessage(fakeWindow, port);
    },
    emit: (data) => act(() => port?.onmessage({ data })),
  };
  fakeWindows.set(frame, fakeWindow);
  return fakeWindow;
}

Object.defineProperties(HTMLIFrameElement.prototype, {
  contentWindow: {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return getFakeWindow(this);
    },
  },
});

/** A preview that has rendered the latest message. */
export interface PreviewHandle {
  frame: HTMLIFrameElement;
  window: FakeWindow;
  message: SentMessage;
  /** The rendered document. */
  seen: Document;
}

/** Returns the preview with this title. Starts its document if necessary. */
export function getPreview(title: string): PreviewHandle {
  const frame = screen.getByTitle<HTMLIFrameElement>(title);
  const fake = getFakeWindow(frame);
  if (fake.sent.length === 0) fake.start();
  for (let lastTurn = -1; lastTurn !== fake.sent.at(-1)?.turn; ) {
    lastTurn = fake.sent.at(-1)?.turn ?? 0;
    fake.emit({ kind: 'shown', turn: lastTurn });
  }
  const message = fake.sent.at(-1);
  if (!message) throw new Error(`Nothing was sent to the preview "${title}".`);
  return { frame, window: fake, message, seen: new DOMParser().parseFromString(message.body, 'text/html') };
}
