import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopHost } from '../overlays/useTopHost';
import { VisuallyHidden } from '../text/VisuallyHidden';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** Polite live region for its descendants' announcements, see {@link useAnnounce}. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const announce = useCallback<Announce>((text) => setAnnouncement(({ turn }) => ({ text, turn: 1 - turn })), []);
  const host = useTopHost();
  // Alternates between two elements, so that a repeated text is announced again.
  return (
    <AnnounceContext value={announce}>
      {children}
      {createPortal(
        <VisuallyHidden>
          <span role="status">{announcement.turn === 0 ? announcement.text : ''}</span>
          <span role="status">{announcement.turn === 1 ? announcement.text : ''}</span>
        </VisuallyHidden>,
        host,
      )}
    </AnnounceContext>
  );
}

/**
 * Returns a stable function that announces a text to screen readers.
 * @throws Error outside of a LiveRegion
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce is called outside of a <LiveRegion>.');
  return announce;
}
