import { parseFrameMessage, type ShowMessage } from './previewMessages';

/** Max resize events per content. Guards against CSS that grows with its own container. */
const MAX_RESIZES = 30;

/** Events of the preview document. */
export interface PreviewEvents {
  onRendered: () => void;
  /** @param height content height in px */
  onHeight: (height: number) => void;
  onPick: (name: string) => void;
}

/** The complete content to render. */
export type PreviewPayload = Omit<ShowMessage, 'kind' | 'turn' | 'css' | 'ownCss'> & { css: string; ownCss: string };

/** The console's side of the message channel. */
export interface PreviewChannel {
  /** Sends the content after the previous one has been rendered. Intermediate contents are skipped. */
  show: (next: PreviewPayload) => void;
  /** Connects to a document and sends the content again. */
  open: (port: MessagePort) => void;
  /** Disconnects. The content is kept for the next document. */
  close: () => void;
}

export function createPreviewChannel({ onRendered, onHeight, onPick }: PreviewEvents): PreviewChannel {
  let port: MessagePort | null = null;
  let latest: PreviewPayload | null = null;
  let sent: PreviewPayload | null = null;
  let revision = 0;
  let renderedRevision = 0;
  let resizeCount = 0;

  const send = () => {
    if (!port || renderedRevision !== revision || latest === null || latest === sent) return;
    revision += 1;
    resizeCount = 0;
    const { css, ownCss, ...rest } = latest;
    // CSS is large and rarely changes, so it is only sent when it differs.
    const styles = { css: css === sent?.css ? null : css, ownCss: ownCss === sent?.ownCss ? null : ownCss };
    port.postMessage({ kind: 'show', turn: revision, ...rest, ...styles } satisfies ShowMessage);
    sent = latest;
  };
  const handleMessage = (data: unknown) => {
    const message = parseFrameMessage(data);
    if (message?.kind === 'shown' && message.turn === revision) {
      renderedRevision = revision;
      onRendered();
      send();
    } else if (message?.kind === 'height') {
      resizeCount += 1;
      if (resizeCount <= MAX_RESIZES) onHeight(message.height);
    } else if (message?.kind === 'pick') onPick(message.name);
  };
  const close = () => {
    port?.close();
    port = null;
    sent = null;
    revision = 0;
    renderedRevision = 0;
  };
  return {
    show(next) {
      if (latest !== null && isSameContent(next, latest)) return;
      latest = next;
      send();
    },
    open(next) {
      close();
      port = next;
      next.onmessage = ({ data }) => handleMessage(data);
      send();
    },
    close,
  };
}

/** Compares contents by value. */
const isSameContent = (a: PreviewPayload, b: PreviewPayload) =>
  a.body === b.body &&
  a.css === b.css &&
  a.ownCss === b.ownCss &&
  a.locale === b.locale &&
  a.direction === b.direction &&
  a.scheme === b.scheme &&
  a.canPick === b.canPick;
