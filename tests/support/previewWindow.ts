/** Stands for the documents of previews, which only a browser loads: takes what is sent to each and answers as one would. */
import { act, screen } from '@testing-library/react';
import { readShowMessage, type ShowMessage } from '../../src/ui/preview/previewMessages';

/** What the console sent, put together with what it left as it was. */
type SentMessage = ShowMessage & { css: string; ownCss: string };

interface FakeWindow {
  /** All that was sent, oldest first. */
  sent: SentMessage[];
  /** The document is there, for the first time or anew. */
  start: () => void;
  /** The document tells something, whatever it is. */
  say: (data: unknown) => void;
}

const windows = new WeakMap<HTMLIFrameElement, FakeWindow>();

/** The origin that a sandboxed document's messages have. */
const noOrigin = 'null';

/** A window hands a port to the console, as a browser would tell it. */
export function startFrom(source: object | null, port: object, origin = noOrigin): void {
  const event = new MessageEvent('message', { data: { kind: 'ready' }, origin });
  Object.defineProperties(event, { source: { value: source }, ports: { value: [port] } });
  act(() => void window.dispatchEvent(event));
}

/** A port whose messages come at once. */
export function fakePort(onSent: (data: unknown) => void) {
  return {
    onmessage: (_: { data: unknown }) => {
      throw new Error('The console does not listen.');
    },
    postMessage: onSent,
    close: () => undefined,
  };
}

function windowOf(frame: HTMLIFrameElement): FakeWindow {
  const known = windows.get(frame);
  if (known) return known;
  const sent: SentMessage[] = [];
  let port: ReturnType<typeof fakePort> | null = null;
  const made: FakeWindow = {
    sent,
    start() {
      let before = { css: '', ownCss: '' };
      port = fakePort((data) => {
        const message = readShowMessage(data);
        if (!message) return;
        before = { css: message.css ?? before.css, ownCss: message.ownCss ?? before.ownCss };
        sent.push({ ...message, ...before });
      });
      startFrom(made, port);
    },
    say: (data) => act(() => port?.onmessage({ data })),
  };
  windows.set(frame, made);
  return made;
}

Object.defineProperties(HTMLIFrameElement.prototype, {
  contentWindow: {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return windowOf(this);
    },
  },
});

/** A preview, once it has shown the newest that was sent to it. */
export interface ShownPreview {
  frame: HTMLIFrameElement;
  window: FakeWindow;
  message: SentMessage;
  /** What stands in it. */
  seen: Document;
}

/** The preview of this title as it stands now; its document is started first where it is not yet. */
export function shownPreview(title: string): ShownPreview {
  const frame = screen.getByTitle<HTMLIFrameElement>(title);
  const fake = windowOf(frame);
  if (fake.sent.length === 0) fake.start();
  for (let answered = -1; answered !== fake.sent.at(-1)?.turn; ) {
    answered = fake.sent.at(-1)?.turn ?? 0;
    fake.say({ kind: 'shown', turn: answered });
  }
  const message = fake.sent.at(-1);
  if (!message) throw new Error(`Nothing was sent to the preview "${title}".`);
  return { frame, window: fake, message, seen: new DOMParser().parseFromString(message.body, 'text/html') };
}
