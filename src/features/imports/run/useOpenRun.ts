import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { countProcessedRows } from '../send/batchCheck';
import type { ImportRun } from '../send/importRun';
import { isRemoval, type StoredRun } from '../send/storedRun';
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
  const locale = useLocale();
  const onDone = (run: StoredRun) => {
    // Refused rows, and those that weren't imported once, have their own alerts.
    const count = countProcessedRows(run);
    if (count > 0) {
      announce(
        isRemoval(run)
          ? translate('importRun.removal.done', { smart_count: count, count: formatPoints(count, locale) })
          : translate('importRun.run.thanks'),
      );
    }
    void queryClient.invalidateQueries();
  };
  return (stored) => openRun(stored, { dataProvider, store, onDone });
}
