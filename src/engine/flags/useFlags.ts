import { useEffect, useMemo, useRef, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { withWords } from '../../../i18n/words';
import { prefetch } from '../../lib/prefetch';
import { whenIdle } from '../../lib/whenIdle';
import type { ListView } from '../list/ListViewContext';
import type { PageFlags } from './flag';

type FlagDesk = typeof import('./desk');

/** What is conspicuous on the loaded page of a list, and what shows it. */
export interface ListFlags {
  desk: FlagDesk;
  of: PageFlags;
  /** Rows of the page, flagged or not. */
  total: number;
}

let desk: FlagDesk | null = null;

async function loadDesk(): Promise<FlagDesk> {
  desk ??= await withWords('flags', () => import('./desk'));
  return desk;
}

/**
 * Looks for what is conspicuous among the rows of a list, when they stand. Where the address asks for the flagged
 * ones only, the others of the page are left out.
 */
export function useFlags(view: ListView): ListView {
  const { entity, rows, state, address } = view;
  const [loaded, setLoaded] = useState(desk);
  const [failure, setFailure] = useState<unknown>(null);
  const isNeeded = entity.flags !== undefined && state.kind === 'rows' && loaded === null;
  const isAsked = address.flagged;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another time to try
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => setLoaded(await loadDesk());
    if (!isAsked) return whenIdle(() => void prefetch(load));
    if (failure === null) load().catch(setFailure);
  }, [isNeeded, isAsked, failure, rows]);

  const known = useRef<PageFlags>(undefined);
  const flags = useMemo((): ListFlags | null => {
    if (!loaded || !entity.flags) return null;
    known.current = loaded.flagRecords(entity.flags, rows, known.current);
    return { desk: loaded, of: known.current, total: rows.length };
  }, [loaded, entity, rows]);

  const shown = useMemo(
    () => (flags && isAsked ? rows.filter(({ id }) => flags.of.has(id)) : rows),
    [flags, isAsked, rows],
  );
  if (!isAsked || flags || state.kind !== 'rows') return { ...view, flags, rows: shown };
  if (failure === null) return { ...view, rows: [], state: { kind: 'loading' } };
  return {
    ...view,
    rows: [],
    state: { kind: 'failed', error: toAppError(failure) },
    refetch: () => setFailure(null),
  };
}
