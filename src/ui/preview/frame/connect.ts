import { readShowMessage } from '../previewMessages';
import { cancelActions } from './cancelActions';
import { createShow } from './createShow';
import { watchHeight } from './watchHeight';

/** Of a window what is needed to be shown something in it. */
export type FramedWindow = Pick<Window, 'parent' | 'location' | 'document' | 'addEventListener'>;

/** Lets the console that frames a window, and nobody else, show something in it. */
export function connect(framed: FramedWindow): void {
  const { parent: host, location, document: page } = framed;
  // The document has no origin of its own; the address that it came from still names the console's.
  const { origin } = location;
  const say = (message: object) => host.postMessage(message, origin);
  const show = createShow(page);
  framed.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== host || from !== origin) return;
    const message = readShowMessage(data);
    if (!message) return;
    show(message);
    say({ kind: 'shown', turn: message.turn });
    // A frame that is out of sight is not told of sizes.
    tellHeight();
  });
  cancelActions(page, (name) => say({ kind: 'pick', name }));
  const tellHeight = watchHeight(page, (height) => say({ kind: 'height', height }));
  say({ kind: 'ready' });
}
