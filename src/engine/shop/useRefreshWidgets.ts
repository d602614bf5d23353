import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';

/**
 * Refreshes the storefront after a save. Failures are only logged; the storefront
 * refreshes on its own later.
 */
export function useRefreshWidgets(): () => void {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useCallback(() => {
    dataProvider.refreshWidget().catch((error: unknown) => console.warn('refreshing the widgets failed', error));
  }, [dataProvider]);
}
