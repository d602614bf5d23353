/** The one script of a preview's document: shows what the console sends, and lets nothing be pressed. */
import { readShowMessage } from '../previewMessages';
import { cancelActions } from './cancelActions';
import { createShow } from './createShow';
import { watchHeight } from './watchHeight';

// It stands where content will stand.
document.currentScript?.remove();

// A console frames it. Where nothing does, it stays empty.
if (window.parent !== window) {
  const host = window.parent;
  // The document has no origin of its own; the address that it came from still names the console's.
  const { origin } = window.location;
  const say = (message: object) => host.postMessage(message, origin);
  const show = createShow(document);

  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== host || from !== origin) return;
    const message = readShowMessage(data);
    if (!message) return;
    show(message);
    say({ kind: 'shown', turn: message.turn });
  });
  cancelActions(document, (name) => say({ kind: 'pick', name }));
  watchHeight(document, (height) => say({ kind: 'height', height }));
  say({ kind: 'ready' });
}
