import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useCallback } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useEntityListContext } from '../listState/EntityListContext';
import { isSelected, noSelection, type Selection, setSelected } from '../listState/selection';
import type { NamedAction } from '../records/actions';
import type { BulkHandler, BulkRunOptions } from '../records/bulkRun';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { useProvider } from '../shop/useProvider';
import { useTray } from '../tray/Tray';

const BulkRunCard = lazyPart(() => import('./BulkRunCard'));

const noRows: ConsoleRecord[] = [];

/** Returns a function that runs an action on the selection of the list. Reads the list contexts. */
export function useBulkAction(): (action: NamedAction, work?: BulkHandler) => void {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { data: rows = noRows, total } = useListContext<ConsoleRecord>();
  const { entity, urlState, selection, select, getSelection } = useEntityListContext();
  const tray = useTray();

  return useCallback(
    (action, work) => {
      const options: BulkRunOptions = {
        entity,
        action,
        work,
        collect: async (onPage, signal) => {
          const { collectSelection } = await import('./collectSelection');
          return collectSelection(dataProvider, { entity, selection, urlState, rows, total }, onPage, signal);
        },
        isStillSelected: ({ id }) => isSelected(getSelection(), id),
        // Deletions cannot be undone, and "all matching" includes records that the user has not seen.
        requiresConfirmation: (applicable, skipped) =>
          applicable === 0 ||
          (work === undefined && (action.action.remove === true || selection.kind === 'all' || skipped > 0)),
        write: async (record, change) => void (await writeRecord(dataProvider, entity, record, change)),
        onSettled: ({ failed, failedBefore, notSent }) => {
          const remaining = [...[...failed, ...failedBefore].map(({ record }) => record), ...notSent];
          select((current) => setSelected(deselect(current, selection), remaining, true));
          // A dialog's work writes by other calls.
          if (work) void queryClient.invalidateQueries({ queryKey: [entity.name] });
        },
      };
      tray.open((close) => <BulkRunCard options={options} onClose={close} />);
    },
    [tray, entity, urlState, rows, total, selection, select, getSelection, dataProvider, queryClient],
  );
}

/** The records that were selected after the run began. */
function deselect(selection: Selection, excluded: Selection): Selection {
  if (selection.kind === 'all' || excluded.kind === 'all') return noSelection;
  return setSelected(selection, [...excluded.records.values()], false);
}
