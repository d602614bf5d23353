import { useSyncExternalStore } from 'react';
import { phoneWidth } from '../theme/phoneWidth';

const query = `(width < ${phoneWidth}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's: then what is a row elsewhere is a card. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
