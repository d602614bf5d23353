import { readFrameMessage, type ShowMessage } from './previewMessages';

/** Times that one content may change its height: a style that makes itself higher by the height it is given has no end. */
const mostHeights = 30;

/** What the document of a preview tells. */
export interface PreviewNews {
  onShown: () => void;
  /** @param height pixels that the content is high */
  onHeight: (height: number) => void;
  onPick: (name: string) => void;
}

/** What is to be shown: all of it, each time. */
export type Shown = Omit<ShowMessage, 'kind' | 'turn' | 'css' | 'ownCss'> & { css: string; ownCss: string };

/** The console's end of the line to the document of a preview. */
export interface PreviewLine {
  /** The newest is sent once the one before it is shown: however fast somebody types, nothing piles up. */
  show: (next: Shown) => void;
  /** A document listens at this port: all is said anew. */
  open: (port: MessagePort) => void;
  /** Nobody listens any more; what was to be shown is kept for the next document. */
  close: () => void;
}

export function createPreviewLine({ onShown, onHeight, onPick }: PreviewNews): PreviewLine {
  let port: MessagePort | null = null;
  let newest: Shown | null = null;
  let sent: Shown | null = null;
  let turn = 0;
  let answered = 0;
  let heights = 0;

  const send = () => {
    if (!port || answered !== turn || newest === null || newest === sent) return;
    turn += 1;
    heights = 0;
    const { css, ownCss, ...others } = newest;
    // Long, and seldom another: a key in a text sends the text alone.
    const styles = { css: css === sent?.css ? null : css, ownCss: ownCss === sent?.ownCss ? null : ownCss };
    port.postMessage({ kind: 'show', turn, ...others, ...styles } satisfies ShowMessage);
    sent = newest;
  };
  const take = (data: unknown) => {
    const message = readFrameMessage(data);
    if (message?.kind === 'shown' && message.turn === turn) {
      answered = turn;
      onShown();
      send();
    } else if (message?.kind === 'height') {
      heights += 1;
      if (heights <= mostHeights) onHeight(message.height);
    } else if (message?.kind === 'pick') onPick(message.name);
  };
  const close = () => {
    port?.close();
    port = null;
    sent = null;
    turn = 0;
    answered = 0;
  };
  return {
    show(next) {
      if (newest !== null && isSame(next, newest)) return;
      newest = next;
      send();
    },
    open(next) {
      close();
      port = next;
      next.onmessage = ({ data }) => take(data);
      send();
    },
    close,
  };
}

/** Nothing has changed, though it was put together anew. */
const isSame = (one: Shown, other: Shown) =>
  one.body === other.body &&
  one.css === other.css &&
  one.ownCss === other.ownCss &&
  one.locale === other.locale &&
  one.direction === other.direction &&
  one.scheme === other.scheme &&
  one.canPick === other.canPick;
