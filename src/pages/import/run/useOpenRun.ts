import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useProvider } from '../../../engine/useProvider';
import { useAnnounce } from '../../../ui/LiveRegion';
import type { ImportRun } from '../send/importRun';
import { countsOf, type StoredRun } from '../send/storedRun';
import { openRun } from './runs';
import { useRunStore } from './useRunStore';

/**
 * Opens an import; every page of the shop gets the same one, so that no two of them send it. When it is done it is
 * told, and what was brought in is in the lists, whatever page is looked at then.
 */
export function useOpenRun(): (stored: StoredRun) => ImportRun {
  const dataProvider = useProvider();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const translate = useTranslate();
  const onDone = (run: StoredRun) => {
    // What was refused is an alert of its own.
    if (countsOf(run).taken > 0) announce(translate('importRun.run.thanks'));
    void queryClient.invalidateQueries();
  };
  return (stored) => openRun(stored, { dataProvider, store, onDone });
}
