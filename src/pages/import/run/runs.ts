import type { ConsoleDataProvider } from '../../../../dataProvider';
import { importKinds } from '../../../../resources/imports';
import { passed } from '../../../lib/passed';
import { createImportRun, type ImportRun } from '../send/importRun';
import type { RunStore, StoredRun } from '../send/storedRun';
import { aloneOfTabs } from './aloneOfTabs';
import { canRevert } from './revertRun';

/** Imports under way, by the provider of their shop: they go on while other pages are looked at. */
const known = new WeakMap<object, Map<string, ImportRun>>();

interface Ports {
  dataProvider: ConsoleDataProvider;
  store: RunStore;
  /** It is done, here or in another tab; called once. */
  onDone: (run: StoredRun) => void;
}

/** The import as it is under way in this tab, or as it was kept. One and the same for every page that asks. */
export function openRun(stored: StoredRun, { dataProvider, store, onDone }: Ports): ImportRun {
  const runs = known.get(dataProvider) ?? new Map<string, ImportRun>();
  known.set(dataProvider, runs);
  const found = runs.get(stored.id);
  if (found) return found;
  const { adminNote, customerNote, kind } = stored;
  const run = createImportRun(stored, {
    store,
    keepsTaken: canRevert(stored),
    alone: (work) => aloneOfTabs(`console.import.${stored.id}`, work),
    wait: passed,
    async send(data, { key }) {
      const calls = await dataProvider.importCalls();
      const notes = { ...(adminNote && { adminNote }), ...(customerNote && { customerNote }) };
      await calls.send({ path: importKinds[kind].path, data, ...notes }, key);
    },
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
