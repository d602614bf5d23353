import '../../../i18n/en/areas/history';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { RowsSkeleton } from '../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import cardStyles from '../../ui/layout/Card.module.css';
import rowStyles from '../../ui/layout/cardRows.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { type EntryState, findUndoneEntries, getEntryStates, isSameValue } from './entryStates';
import { groupEntries, type HistoryGroup } from './groupEntries';
import { HistoryGroupRow } from './HistoryGroupRow';
import { HistoryRow } from './HistoryRow';

/** Number of rows that are added each time. */
const ROWS_STEP = 50;

/** The changes of the last 24 hours in this browser, with Undo. */
export default function HistoryPage() {
  const translate = useTranslate();
  const { groups, states, undone, isStored, error, refetch } = useHistory();
  const [visibleCount, setVisibleCount] = useState(ROWS_STEP);
  return (
    <>
      <PageHeader title={translate('pages.history.title')} subtitle={translate('history.subtitle')} />
      <section className={cardStyles.sheet} aria-label={translate('pages.history.title')}>
        {!isStored && <Banner tone="info">{translate('history.notStored')}</Banner>}
        {error && <ErrorState title={translate('history.failed')} error={error} onRetry={refetch} />}
        {groups === null && !error && <RowsSkeleton count={4} />}
        {groups?.length === 0 && (
          <EmptyState title={translate('list.state.empty')} text={translate('history.emptyText')} />
        )}
        {groups && groups.length > 0 && (
          <ul className={rowStyles.list}>
            {groups
              .slice(0, visibleCount)
              .map((group) =>
                group.length > 1 ? (
                  <HistoryGroupRow key={group.at(-1)?.id} group={group} states={states} undone={undone} />
                ) : (
                  <HistoryRow
                    key={group[0].id}
                    entry={group[0]}
                    state={states.get(group[0].id) ?? 'final'}
                    undone={undone}
                  />
                ),
              )}
          </ul>
        )}
        {groups && groups.length > visibleCount && (
          <Button onClick={() => setVisibleCount(visibleCount + ROWS_STEP)}>{translate('history.older')}</Button>
        )}
      </section>
    </>
  );
}

/** Pause after a write before the list is read again, so that a bulk run reads it once. */
const REFRESH_DELAY_MS = 150;

interface History {
  /** Null while they are loaded. */
  groups: readonly HistoryGroup[] | null;
  states: ReadonlyMap<string, EntryState>;
  undone: ReadonlyMap<string, HistoryEntry>;
  isStored: boolean;
  error: AppError | null;
  refetch: () => void;
}

/** The writes of the last 24 hours. Follows those of this tab; those of others are read when the window is focused. */
function useHistory(): History {
  const history = useWriteHistory();
  const { preferencesKey } = useCurrentSite();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['history', preferencesKey],
    queryFn: async () => {
      const opened = await history.open();
      return { ...(await opened.list()), store: opened };
    },
    structuralSharing: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const store = data?.store;
  useEffect(() => {
    if (!store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['history'] }), REFRESH_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, queryClient]);
  return useMemo(() => {
    const hasChanged = (entry: HistoryEntry) =>
      entry.kind !== 'set' ||
      Object.entries(entry.set).some(([field, value]) => !isSameValue(value, entry.record[field]));
    const entries = (data?.entries ?? []).filter((entry) => hasChanged(entry) && !history.undoStack.isHeld(entry.id));
    return {
      groups: data ? groupEntries(entries) : null,
      states: getEntryStates(entries),
      undone: findUndoneEntries(entries),
      isStored: data?.isStored ?? true,
      error: error && toAppError(error),
      refetch: () => void refetch(),
    };
  }, [data, error, refetch, history]);
}
