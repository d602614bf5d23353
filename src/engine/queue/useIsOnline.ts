import { useSyncExternalStore } from 'react';
import { isOffline } from '../../../dataProvider/isOffline';

/** Whether the browser knows of no lack of a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => !isOffline());
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
