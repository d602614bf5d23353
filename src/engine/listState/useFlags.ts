import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { withTranslations } from '../../../i18n/i18n';
import type { Entity } from '../../../resources/entity';
import { prefetch } from '../../lib/timing/prefetch';
import type { PageFlags } from '../flags/flag';
import type { LazyFlags, ListFlags } from '../flags/listFlags';
import type { ConsoleRecord } from '../records/consoleRecord';

let lazyFlags: LazyFlags | null = null;

async function loadLazyFlags(): Promise<LazyFlags> {
  lazyFlags ??= await withTranslations(() => import('../flags/lazyFlags'));
  return lazyFlags;
}

interface FlagsResult {
  flags: ListFlags | null;
  /** The rows to show; undefined while only flagged rows are wanted and the rules are not loaded. */
  data: ConsoleRecord[] | undefined;
  /** The rules could not be loaded, and without them the wanted rows are unknown. */
  loadError: AppError | null;
  retry: () => void;
}

/**
 * Finds the moderation flags of the rows of a list.
 * @param isFlaggedOnly whether rows without a flag are left out
 */
export function useFlags(entity: Entity, rows: ConsoleRecord[] | undefined, isFlaggedOnly: boolean): FlagsResult {
  const [loaded, setLoaded] = useState(lazyFlags);
  const [loadError, setLoadError] = useState<unknown>(null);
  const hasRows = rows !== undefined && rows.length > 0;
  const isNeeded = entity.flags !== undefined && loaded === null;

  // Loaded while the rows are read: flags that arrive later move what a finger is about to touch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the rows tries again
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => setLoaded(await loadLazyFlags());
    if (!isFlaggedOnly) void prefetch(load);
    else if (loadError === null) load().catch(setLoadError);
  }, [isNeeded, isFlaggedOnly, loadError, rows]);

  const cached = useRef<PageFlags>(undefined);
  const flags = useMemo((): ListFlags | null => {
    if (!loaded || !entity.flags) return null;
    cached.current = loaded.flagRecords(entity.flags, rows ?? [], cached.current);
    return { lazyModule: loaded, of: cached.current, total: rows?.length ?? 0 };
  }, [loaded, entity, rows]);
  const data = useMemo(
    () => (flags && isFlaggedOnly ? rows?.filter(({ id }) => flags.of.has(id)) : rows),
    [flags, isFlaggedOnly, rows],
  );
  const retry = useCallback(() => setLoadError(null), []);

  const isUnknown = isFlaggedOnly && !flags && hasRows;
  const error = useMemo(() => (isUnknown && loadError !== null ? toAppError(loadError) : null), [isUnknown, loadError]);
  return { flags, data: isUnknown ? undefined : data, loadError: error, retry };
}
