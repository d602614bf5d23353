import { parseShowMessage, readyMessage } from '../previewMessages';
import { cancelActions } from './cancelActions';
import { createRenderer } from './createRenderer';

/** The used parts of `Window`. */
export type FramedWindow = Pick<Window, 'parent' | 'location' | 'document'>;

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
