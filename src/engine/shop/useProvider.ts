import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';

/**
 * Data provider of the current site. Unlike ra-core's `useDataProvider`, it does not wrap the calls: the session
 * handles 401s, and the object identity is stable.
 */
export function useProvider(): ConsoleDataProvider {
  // The context has react-admin's type, but only `SiteContexts` sets its value.
  return useContext(DataProviderContext) as ConsoleDataProvider;
}
