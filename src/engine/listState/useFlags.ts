import { useEffect, useMemo, useRef, useState } from 'react';
import { withTranslations } from '../../../i18n/i18n';
import type { Entity } from '../../../resources/entity';
import { prefetch } from '../../lib/timing/prefetch';
import type { PageFlags } from '../flags/flag';
import type { HiddenFlags } from '../flags/hiddenFlags';
import type { LazyFlags, ListFlags } from '../flags/listFlags';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useWriteHistory } from '../records/EngineContext';

let lazyFlags: LazyFlags | null = null;

async function loadLazyFlags(): Promise<LazyFlags> {
  lazyFlags ??= await withTranslations(() => import('../flags/lazyFlags'));
  return lazyFlags;
}

/**
 * Finds the moderation flags of the rows of a list; null until the rules are loaded, and for entities that declare none.
 * @param searched the flags that a search has found, which compares more rows
 */
export function useFlags(
  entity: Entity,
  rows: ConsoleRecord[] | undefined,
  searched: PageFlags | null,
): ListFlags | null {
  const [loaded, setLoaded] = useState(lazyFlags);
  const isNeeded = entity.flags !== undefined && loaded === null;

  // Loaded while the rows are read: flags that arrive later move what a finger is about to touch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the rows tries again
  useEffect(() => {
    if (isNeeded) void prefetch(async () => setLoaded(await loadLazyFlags()));
  }, [isNeeded, rows]);

  const history = useWriteHistory();
  const [hidden, setHidden] = useState<HiddenFlags>();
  useEffect(() => loaded?.followHidden(history, entity, setHidden), [loaded, history, entity]);

  const cached = useRef<PageFlags>(undefined);
  return useMemo((): ListFlags | null => {
    if (!loaded || !entity.flags) return null;
    return { lazyModule: loaded, of: loaded.flagPage(entity, rows, searched, hidden, cached) };
  }, [loaded, entity, rows, searched, hidden]);
}
