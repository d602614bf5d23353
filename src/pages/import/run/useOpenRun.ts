import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useProvider } from '../../../engine/shop/useProvider';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { countProcessedRows } from '../send/batchCheck';
import type { ImportRun } from '../send/importRun';
import type { StoredRun } from '../send/storedRun';
import { openRun } from './openRun';
import { useRunStore } from './useRunStore';

/**
 * Returns a function that opens an import. When the import is done, it is announced and all queries are invalidated.
 */
export function useOpenRun(): (stored: StoredRun) => ImportRun {
  const dataProvider = useProvider();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const translate = useTranslate();
  const onDone = (run: StoredRun) => {
    // Refused rows, and those that weren't imported once, have their own alerts.
    if (countProcessedRows(run) > 0) announce(translate('importRun.run.thanks'));
    void queryClient.invalidateQueries();
  };
  return (stored) => openRun(stored, { dataProvider, store, onDone });
}
