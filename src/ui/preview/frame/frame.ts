/** Script of the preview document: renders what the console sends, without interaction. */
import { parseShowMessage, readyMessage } from '../previewMessages';
import { createRenderer } from './createRenderer';

/** The used parts of `Window`. */
type FramedWindow = Pick<Window, 'parent' | 'location' | 'document'>;

/** Opens a channel on which only the embedding console can send content to this window. */
export function connectToHost({ parent: host, location, document: page }: FramedWindow): void {
  const { port1: localPort, port2: hostPort } = new MessageChannel();
  const sendMessage = (message: object) => localPort.postMessage(message);
  const show = createRenderer(page);
  localPort.onmessage = ({ data }) => {
    const message = parseShowMessage(data);
    if (!message) return;
    show(message);
    // Resize observers don't run in frames outside the viewport.
    reportHeight();
    sendMessage({ kind: 'shown', turn: message.turn });
  };
  cancelActions(page, (name) => sendMessage({ kind: 'pick', name }));
  const reportHeight = watchHeight(page, (height) => sendMessage({ kind: 'height', height }));
  // The sandboxed document has an opaque origin, but its URL has the console's. No other origin receives the port.
  host.postMessage(readyMessage, location.origin, [hostPort]);
}

/** Reports the height of a document's content when it changes. @returns a function that measures immediately */
function watchHeight(page: Document, onHeight: (height: number) => void): () => void {
  const { body, documentElement } = page;
  let lastHeight = -1;
  const measure = () => {
    // The root element is usually as high as its content; positioned elements may overflow it.
    const height = Math.ceil(
      Math.max(documentElement.getBoundingClientRect().height, body.offsetTop + body.scrollHeight),
    );
    if (height !== lastHeight) onHeight(height);
    lastHeight = height;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(documentElement);
  observer.observe(body);
  return measure;
}

/** Events that would navigate, submit a form, or move content out of the page. */
const ACTIONS = ['click', 'auxclick', 'submit', 'dragstart', 'drop'] as const;

/** Prevents all interaction with a document. Clicks on elements with a `data-pick` name are reported. */
function cancelActions(page: Document, onPick: (name: string) => void): void {
  for (const kind of ACTIONS) {
    page.addEventListener(
      kind,
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        const pickable = target?.closest('[data-pick]') ?? null;
        // Disclosure widgets may be toggled, unless they can be picked.
        if (pickable === null && target?.closest('summary') && !target.closest('a, button')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const name = kind === 'click' ? pickable?.getAttribute('data-pick') : '';
        if (name) onPick(name);
      },
      { capture: true },
    );
  }
  // A mouse button that is pressed focuses the frame. The console would learn of that after the pick, and the field that
  // it focused for the pick would lose the focus again.
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-pick]')) event.preventDefault();
    },
    { capture: true },
  );
  // The Navigation API, if supported, also covers navigations without an event.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable) event.preventDefault();
  });
}

// Remove the script from the body that will contain the content.
document.currentScript?.remove();

// Stays empty if not embedded.
if (window.parent !== window) connectToHost(window);
