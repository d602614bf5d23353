import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AppError } from '../../../dataProvider/errors';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { endSentence } from '../../../dataProvider/parse/sanitizeServerText';
import { useErrorText } from '../../engine/errors/errorText';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import { type CopyChange, getChangeKey, invertChanges } from './copyChange';
import { type CopyErrors, copyChanges } from './copyChanges';
import { type CopyRun, createCopyRunStore } from './copyRunStore';
import { EmptyProgramError } from './kinds/copyKinds';

/** Copies to the current store, and undoes it. */
export function useCopyRun(fromName: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const refreshWidgets = useRefreshWidgets();
  const { siteName } = useCurrentSite();
  const getErrorText = useCopyErrorText();
  const { undoStack } = useWriteHistory();
  const { runs, isStored, saveRun } = useCopyRuns();

  const write = async (changes: readonly CopyChange[]): Promise<CopyErrors> => {
    const errors = await copyChanges(changes, dataProvider);
    await queryClient.invalidateQueries();
    refreshWidgets();
    return errors;
  };

  const undo = async (run: CopyRun): Promise<void> => {
    if (undoStack.isUndone(run.id)) return;
    undoStack.setUndone(run.id, true);
    const inverse = invertChanges(run.changes);
    const errors = await write(inverse);
    const failures = [...errors.values()];
    const error = failures.find(({ uncertain }) => uncertain) ?? failures[0];
    if (!error) {
      await saveRun({ ...run, isUndone: true });
      notify(translate('copy.undone', { smart_count: inverse.length, store: siteName }), { type: 'success' });
      return;
    }
    undoStack.setUndone(run.id, false);
    await saveRun({ ...run, changes: run.changes.filter((change) => errors.has(getChangeKey(change))) });
    const values = {
      done: inverse.length - errors.size,
      total: inverse.length,
      smart_count: errors.size,
      store: siteName,
      // That nothing was saved would contradict that the change is still there.
      reason: getErrorText(error.with({ isVerified: false })),
    };
    notify(translate(`copy.partlyUndone.${error.uncertain ? 'uncertain' : 'left'}`, values), { type: 'error' });
  };

  const copy = async (changes: readonly CopyChange[]): Promise<CopyErrors> => {
    const errors = await write(changes);
    const getError = (change: CopyChange) => errors.get(getChangeKey(change));
    const written = changes.filter((change) => getError(change)?.uncertain ?? true);
    if (written.length === 0) return errors;
    const run: CopyRun = {
      id: crypto.randomUUID(),
      at: getServerTime(),
      from: fromName,
      changes: written,
      isUndone: false,
    };
    await saveRun(run);
    const done = written.filter((change) => !getError(change));
    if (done.length > 0) {
      notify(translate('copy.done', { smart_count: done.length, store: siteName }), {
        type: 'success',
        id: run.id,
        action: { label: translate('list.action.undo'), run: () => void undo(run) },
      });
    }
    return errors;
  };
  return { runs, isStored, copy, undo };
}

/** Returns a function that formats the error of a change: its reason, the field errors, and whether an empty program remains. */
export function useCopyErrorText(): (error: AppError) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { siteName } = useCurrentSite();
  const getReason = (error: AppError) => {
    if (error.message !== '') return errorText(error);
    if (error.kind === 'conflict' || error.kind === 'notFound') return translate('copy.outcome.conflict');
    return error.kind === 'canceled' ? translate('copy.outcome.notSent') : errorText(error);
  };
  return (error) => {
    const fields = Object.entries(error.fields).map(([field, text]) =>
      translate('ui.fieldText', { field: translate(`copy.fields.${field}`, { _: field }), text: endSentence(text) }),
    );
    const left =
      error instanceof EmptyProgramError
        ? [
            translate(error.removal.uncertain ? 'copy.outcome.mayBeLeft' : 'copy.outcome.isLeft', {
              name: error.programName,
              store: siteName,
            }),
          ]
        : [];
    return [getReason(error), ...fields, ...left].join(' ');
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
