import { useCallback } from 'react';
import { useProvider } from './useProvider';

/** Makes the storefront take what was saved. That it failed is logged alone: what was saved is saved, and shops look again by themselves. */
export function useRefreshShop(): () => void {
  const dataProvider = useProvider();
  return useCallback(() => {
    dataProvider.refreshWidget().catch((error: unknown) => console.warn('refreshing the widgets failed', error));
  }, [dataProvider]);
}
