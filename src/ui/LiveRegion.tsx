import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** Reads aloud, politely, what is announced by anything inside it. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback<Announce>((text) => setSaid(({ turn }) => ({ text, turn: 1 - turn })), []);
  // Two places in turn, so that the same words twice are read twice.
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">{said.turn === 0 ? said.text : ''}</span>
        <span role="status">{said.turn === 1 ? said.text : ''}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/**
 * The function that announces a text to screen readers; it stays the same between renders.
 * @throws Error outside of a LiveRegion
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce is called outside of a <LiveRegion>.');
  return announce;
}
