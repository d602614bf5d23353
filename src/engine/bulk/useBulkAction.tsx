import { useCallback } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../../ui/lazyPart';
import type { NamedAction } from '../actions/actions';
import { useEngine } from '../EngineContext';
import { useListView } from '../list/ListViewContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { noSelection, type Selection, withRecords } from '../selection/selection';
import { useTray } from '../tray/Tray';
import { useProvider } from '../useProvider';
import type { BulkRunOptions, BulkWork } from './bulkRun';

const BulkRunCard = lazyPart(() => withWords('bulk', () => import('./BulkRunCard')));

/** Runs an action on the whole selection of the list. */
export function useBulkAction(): (action: NamedAction, work?: BulkWork) => void {
  const dataProvider = useProvider();
  const { writer } = useEngine();
  const { entity, address, rows, selection, select } = useListView();
  const tray = useTray();

  return useCallback(
    (action, work) => {
      const options: BulkRunOptions = {
        entity,
        action,
        work,
        collect: async (onPage, signal) => {
          if (selection.kind === 'some') return onPage(asTheyStand(selection.records, rows));
          const { filters, sort } = address;
          const { collectMatching } = await import('./collectMatching');
          await collectMatching(
            dataProvider,
            entity,
            { filters, sort, total: selection.total },
            (records) => onPage(records.filter(({ id }) => !selection.except.has(id))),
            signal,
          );
        },
        // A deletion cannot be undone, and 'all that match' is more than the eye has seen.
        asksFirst: (applicable, skipped) =>
          applicable === 0 ||
          (work === undefined && (action.action.remove === true || selection.kind === 'all' || skipped > 0)),
        write: async (record, change) => void (await writer.write(entity, record, change)),
        onSettled: ({ failed, notSent }) => {
          const left = [...failed.map(({ record }) => record), ...notSent];
          select((known) => withRecords(without(known, selection), left, true));
          void writer.refresh(entity);
        },
      };
      tray.open((close) => <BulkRunCard options={options} onClose={close} />);
    },
    [tray, entity, address, rows, selection, select, dataProvider, writer],
  );
}

/** What was selected since, without what the run began with. */
function without(known: Selection, begun: Selection): Selection {
  if (known.kind === 'all' || begun.kind === 'all') return noSelection;
  return withRecords(known, [...begun.records.values()], false);
}

/** The selected records, each as the page shows it now: it may have changed since it was selected. */
export function asTheyStand(
  selected: ReadonlyMap<string, ConsoleRecord>,
  rows: readonly ConsoleRecord[],
): readonly ConsoleRecord[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return [...selected.values()].map((record) => shown.get(record.id) ?? record);
}
