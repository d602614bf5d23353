import { useSyncExternalStore } from 'react';

/** Breakpoint in px below which rows become cards and the menu becomes a select. In CSS: `@media (width < 768px)`. */
const PHONE_WIDTH_PX = 768;

const PHONE_QUERY = `(width < ${PHONE_WIDTH_PX}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(PHONE_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. Table rows are then shown as cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE_QUERY).matches);
}
