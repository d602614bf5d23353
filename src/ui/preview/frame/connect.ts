import { readShowMessage, readyMessage } from '../previewMessages';
import { cancelActions } from './cancelActions';
import { createShow } from './createShow';
import { watchHeight } from './watchHeight';

/** Of a window what is needed to be shown something in it. */
export type FramedWindow = Pick<Window, 'parent' | 'location' | 'document'>;

/** Lets the console that frames a window, and nobody else, show something in it. */
export function connect({ parent: host, location, document: page }: FramedWindow): void {
  const { port1: own, port2: given } = new MessageChannel();
  const say = (message: object) => own.postMessage(message);
  const show = createShow(page);
  own.onmessage = ({ data }) => {
    const message = readShowMessage(data);
    if (!message) return;
    show(message);
    // A frame that is out of sight is not told of sizes.
    tellHeight();
    say({ kind: 'shown', turn: message.turn });
  };
  cancelActions(page, (name) => say({ kind: 'pick', name }));
  const tellHeight = watchHeight(page, (height) => say({ kind: 'height', height }));
  // The document has no origin of its own; the address that it came from still names the console's. Nobody else gets the port.
  host.postMessage(readyMessage, location.origin, [given]);
}
