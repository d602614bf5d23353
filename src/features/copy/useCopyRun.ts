import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { useErrorText } from '../../engine/errors/errorText';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import { type CopyChange, getChangeKey, invertChanges } from './copyChange';
import { type CopyOutcome, type CopyOutcomes, copyChanges } from './copyChanges';
import { type CopyRun, createCopyRunStore } from './copyRunStore';

/** Copies to the current store, and undoes it. */
export function useCopyRun(fromName: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const refreshWidgets = useRefreshWidgets();
  const { siteName } = useCurrentSite();
  const getOutcomeText = useOutcomeText();
  const { runs, isStored, saveRun } = useCopyRuns();

  const write = async (changes: readonly CopyChange[]): Promise<CopyOutcomes> => {
    const outcomes = await copyChanges(changes, dataProvider);
    await queryClient.invalidateQueries();
    refreshWidgets();
    return outcomes;
  };

  const undo = async (run: CopyRun): Promise<void> => {
    const inverse = invertChanges(run.changes);
    const outcomes = await write(inverse);
    const left = inverse.filter((change) => outcomes.get(getChangeKey(change))?.kind !== 'done');
    const [first] = left;
    if (!first) {
      await saveRun({ ...run, isUndone: true });
      notify(translate('copy.undone', { smart_count: inverse.length, store: siteName }), { type: 'success' });
      return;
    }
    const leftKeys = new Set(left.map(getChangeKey));
    await saveRun({ ...run, changes: run.changes.filter((change) => leftKeys.has(getChangeKey(change))) });
    const reason = getOutcomeText(outcomes.get(getChangeKey(first)) ?? { kind: 'notSent' });
    notify(translate('copy.notUndone', { smart_count: left.length, reason }), { type: 'error' });
  };

  const copy = async (changes: readonly CopyChange[]): Promise<CopyOutcomes> => {
    const outcomes = await write(changes);
    const getOutcome = (change: CopyChange) => outcomes.get(getChangeKey(change))?.kind;
    const written = changes.filter((change) => ['done', 'uncertain'].includes(getOutcome(change) ?? ''));
    if (written.length === 0) return outcomes;
    const run: CopyRun = {
      id: crypto.randomUUID(),
      at: getServerTime(),
      from: fromName,
      changes: written,
      isUndone: false,
    };
    await saveRun(run);
    const done = written.filter((change) => getOutcome(change) === 'done');
    if (done.length > 0) {
      notify(translate('copy.done', { smart_count: done.length, store: siteName }), {
        type: 'success',
        action: { label: translate('list.action.undo'), run: () => void undo(run) },
      });
    }
    return outcomes;
  };
  return { runs, isStored, copy, undo };
}

/** Returns a function that says why a change wasn't written; '' if it was. */
export function useOutcomeText(): (outcome: CopyOutcome) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (outcome) => {
    if (outcome.kind === 'done') return '';
    return 'error' in outcome ? errorText(outcome.error) : translate(`copy.outcome.${outcome.kind}`);
  };
}

interface CopyRuns {
  /** The copies to this store in the last 24 hours, newest first. Empty while loading. */
  runs: readonly CopyRun[];
  isStored: boolean;
  /** Adds or replaces a run. */
  saveRun: (run: CopyRun) => Promise<void>;
}

/** The copies to the current store. */
function useCopyRuns(): CopyRuns {
  const { preferencesKey } = useCurrentSite();
  const [store] = useState(() => createCopyRunStore(preferencesKey));
  const { data, refetch } = useQuery({ queryKey: ['copyRuns'], queryFn: () => store.list(), staleTime: 0 });
  return {
    runs: data?.entries ?? [],
    isStored: data?.isStored ?? true,
    async saveRun(run) {
      await store.save(run);
      await refetch();
    },
  };
}
