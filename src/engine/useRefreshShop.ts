import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';

/** Makes the storefront take what was saved. That it failed is logged alone: what was saved is saved, and shops look again by themselves. */
export function useRefreshShop(): () => void {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useCallback(() => {
    dataProvider.refreshWidget().catch((error: unknown) => console.warn('refreshing the widgets failed', error));
  }, [dataProvider]);
}
