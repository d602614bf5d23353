import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { openDialogs } from './openDialogs';

/**
 * Returns an element to render into, for content that must stay usable and audible while a modal dialog is open. It is in
 * the topmost dialog, or else in the body. Its content keeps its state when it moves.
 * @param onMove called when it has moved, which hides the popovers in it
 */
export function useTopHost(onMove?: () => void): HTMLElement {
  const top = useSyncExternalStore(openDialogs.subscribe, () => openDialogs.get().at(-1));
  const [host] = useState(createHost);
  const notify = useEffectEvent(() => onMove?.());
  useLayoutEffect(() => {
    (top ?? document.body).append(host);
    notify();
  }, [top, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return host;
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  // No item of a dialog's grid.
  host.style.display = 'contents';
  return host;
}
