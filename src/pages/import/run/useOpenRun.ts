import { DataProviderContext, useDataProvider } from 'ra-core';
import { useContext } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { ImportRun } from '../send/importRun';
import type { StoredRun } from '../send/storedRun';
import { openRun } from './runs';
import { useRunStore } from './useRunStore';

/** Opens an import; every page of the shop gets the same one, so that no two of them send it. */
export function useOpenRun(): (stored: StoredRun) => ImportRun {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  // What the hook above gives is another object in every component.
  const owner = useContext(DataProviderContext) ?? dataProvider;
  const store = useRunStore();
  return (stored) => openRun(stored, { owner, dataProvider, store });
}
