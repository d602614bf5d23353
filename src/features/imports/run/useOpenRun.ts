import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { importKinds } from '../../../../resources/imports';
import type { WriteHistory } from '../../../engine/history/writeHistory';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { runningTasks } from '../../../engine/tray/runningTasks';
import { formatPoints } from '../../../lib/format/formatPoints';
import { delay } from '../../../lib/timing/delay';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { fillProductIds, productsQuery } from '../comparison/storeProducts';
import { countProcessedRows, type ImportEffects } from '../send/batchCheck';
import { useRunStore } from '../send/browserRunStore';
import { createImportEffects } from '../send/importEffects';
import { createImportRun, type ImportRun } from '../send/importRun';
import { isRemoval, type RunStore, type StoredRun } from '../send/storedRun';
import { removeRecords } from './removeRecords';

/**
 * Returns a function that opens an import. When the import is done, it is announced and all queries are invalidated.
 */
export function useOpenRun(): (stored: StoredRun) => ImportRun {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const { siteId } = useCurrentSite();
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
  return (stored) => openRun(stored, { dataProvider, history, queryClient, siteId, store, onDone });
}

const noEffects: ImportEffects = { toEffect: () => null, read: async () => 0 };

/** Active imports by open site. They keep running during navigation. */
const activeRuns = new WeakMap<QueryClient, Map<string, ImportRun>>();

interface Ports {
  dataProvider: ConsoleDataProvider;
  history: WriteHistory;
  queryClient: QueryClient;
  siteId: string;
  store: RunStore;
  /** Called once when the import is done, in this tab or another. */
  onDone: (run: StoredRun) => void;
}

/** Returns the import running in this tab, or creates it from its stored state. All callers share one instance. */
function openRun(stored: StoredRun, { dataProvider, history, queryClient, siteId, store, onDone }: Ports): ImportRun {
  const runs = activeRuns.get(queryClient) ?? new Map<string, ImportRun>();
  activeRuns.set(queryClient, runs);
  const activeRun = runs.get(stored.id);
  if (activeRun) return activeRun;
  const { adminNote, customerNote, kind } = stored;
  const run = createImportRun(stored, {
    store,
    // They are compared with the rows of the next import.
    shouldStoreTakenRows: stored.reverts === null,
    withLock: (work) => withTabLock(`console.import.${stored.id}`, work),
    wait: delay,
    // Whether a record was removed needn't be checked: it can't be removed twice.
    effects: isRemoval(stored) ? noEffects : createImportEffects(kind, dataProvider),
    async send(data, { key }) {
      if (isRemoval(stored)) return removeRecords(dataProvider, history, kind, data);
      const calls = await dataProvider.importCalls();
      const hasProducts = data.some(({ productId, productName }) => (productId ?? productName) !== undefined);
      const products = hasProducts ? await queryClient.ensureQueryData(productsQuery(dataProvider, siteId)) : null;
      const rows = products ? fillProductIds(data, products) : data;
      const notes = { ...(adminNote && { adminNote }), ...(customerNote && { customerNote }) };
      const { jobId } = await calls.send({ path: importKinds[kind].path, data: rows, ...notes }, key);
      return jobId;
    },
  });
  let removeTask: (() => void) | null = null;
  run.subscribe(() => {
    const isSending = run.state().kind === 'sending';
    if (isSending) removeTask ??= runningTasks.add(run.pause);
    else {
      removeTask?.();
      removeTask = null;
    }
  });
  if (run.state().kind !== 'done') {
    const stop = run.subscribe(() => {
      if (run.state().kind !== 'done') return;
      stop();
      onDone(run.run());
    });
  }
  runs.set(stored.id, run);
  return run;
}

/**
 * Runs `work` under a cross-tab lock (Web Locks).
 * @returns false, without running `work`, if another tab holds the lock
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  // Web Locks are only available in secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
