import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { openDialogs } from './openDialogs';

/**
 * Returns an element to render into, for content that must stay usable and audible while a modal dialog is open. It is in
 * the topmost dialog, or else in the body. Its content keeps its state when it moves.
 */
export function useTopHost(): HTMLElement {
  const top = useSyncExternalStore(openDialogs.subscribe, () => openDialogs.get().at(-1));
  const [host] = useState(createHost);
  useLayoutEffect(() => (top ?? document.body).append(host), [top, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return host;
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  // No item of a dialog's grid.
  host.style.display = 'contents';
  return host;
}
