/** Stands for the documents of previews, which only a browser loads: takes what is sent to each and answers as one would. */
import { act, screen } from '@testing-library/react';
import { readShowMessage, type ShowMessage } from '../../src/ui/preview/previewMessages';

interface FakeWindow {
  /** All that was sent, oldest first. */
  sent: ShowMessage[];
  postMessage: (data: unknown) => void;
}

const windows = new WeakMap<HTMLIFrameElement, FakeWindow>();

/** The origin that a sandboxed document's messages have. */
export const noOrigin = 'null';

/** Something is said by a window, as a browser would tell the console. */
export function sayFrom(source: object | null, data: unknown, origin = noOrigin): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

function windowOf(frame: HTMLIFrameElement): FakeWindow {
  const known = windows.get(frame);
  if (known) return known;
  const sent: ShowMessage[] = [];
  const made: FakeWindow = {
    sent,
    postMessage: (data) => {
      const message = readShowMessage(data);
      if (message) sent.push(message);
    },
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
  message: ShowMessage;
  /** What stands in it. */
  seen: Document;
}

/** The preview of this title as it stands now; its document is started first where it is not yet. */
export function shownPreview(title: string): ShownPreview {
  const frame = screen.getByTitle<HTMLIFrameElement>(title);
  const fake = windowOf(frame);
  if (fake.sent.length === 0) sayFrom(fake, { kind: 'ready' });
  for (let answered = -1; answered !== fake.sent.at(-1)?.turn; ) {
    answered = fake.sent.at(-1)?.turn ?? 0;
    sayFrom(fake, { kind: 'shown', turn: answered });
  }
  const message = fake.sent.at(-1);
  if (!message) throw new Error(`Nothing was sent to the preview "${title}".`);
  return { frame, window: fake, message, seen: new DOMParser().parseFromString(message.body, 'text/html') };
}
