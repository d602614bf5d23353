import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';

/**
 * The provider of the shop that is open. Unlike ra-core's own hook it wraps nothing around each call: a refused token is
 * the session's work, and every component holds the same object.
 */
export function useProvider(): ConsoleDataProvider {
  // The context's type is react-admin's; what stands in it is put there by the site's contexts alone.
  return useContext(DataProviderContext) as ConsoleDataProvider;
}
