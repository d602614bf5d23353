import { useCallback } from 'react';
import { useProvider } from './useProvider';

/**
 * Refreshes the storefront after a save. Failures are only logged (specification section 8); the storefront
 * refreshes on its own later.
 */
export function useRefreshWidgets(): () => void {
  const dataProvider = useProvider();
  return useCallback(() => {
    dataProvider.refreshWidget().catch((error: unknown) => console.warn('refreshing the widgets failed', error));
  }, [dataProvider]);
}
