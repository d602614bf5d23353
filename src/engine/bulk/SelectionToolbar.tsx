import '../../../i18n/en/areas/bulk';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { useBarRoom } from '../../ui/layout/useBarRoom';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ActionDialog } from '../actions/ActionDialog';
import { useUndoScope } from '../actions/useRecordActions';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { isSelected, noSelection, type Selection, selectedCount, setSelected } from '../listState/selection';
import { findEmptyText, getActions, isApplicable, type NamedAction, opensDialog } from '../records/actions';
import type { BulkWork } from '../records/bulkChanges';
import type { BulkRunOptions } from '../records/bulkRun';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import { getFirstRow } from '../shortcuts/rowFocus';
import { useTray } from '../tray/Tray';
import styles from './BulkActionsToolbar.module.css';
import { latestVersions } from './latestVersions';
import { useBulkPorts } from './useBulkPorts';

/** The number of selected records, and the actions that apply to them. Reads the list contexts. */
export default function SelectionToolbar() {
  const { data: rows = [], total, onSelectAll, onUnselectItems } = useListContext<ConsoleRecord>();
  const { entity, selection, urlState } = useEntityListContext();
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const runBulk = useBulkAction();
  const [pendingAction, setPendingAction] = useState<NamedAction | null>(null);
  const bar = useRef<HTMLElement>(null);
  useFocusRestore(bar, getFirstRow);
  useBarRoom(bar);
  const count = selectedCount(selection);
  const records = selection.kind === 'some' ? latestVersions(selection.records, rows) : null;
  const isAll = selection.kind === 'all' && selection.except.size === 0;
  const offered = getActions(entity).flatMap((action) => {
    if (!action.action.bulk || (!records && isRequired(entity, action, urlState.filters))) return [];
    // If all that match are selected, the number of applicable ones is unknown until they are read.
    const able = records?.filter((record) => isApplicable(action, record)).length ?? null;
    return able === 0 ? [] : [{ one: action, able }];
  });
  const label = ({ name }: NamedAction, able: number | null) => {
    const action = labels.action(name);
    return able === null ? action : translate('bulk.withCount', { action, count: formatPoints(able, locale) });
  };

  return (
    <section ref={bar} data-bar tabIndex={-1} className={styles.bar} aria-label={translate('bulk.actions')}>
      <IconButton icon="close" label={translate('bulk.clear')} onClick={() => onUnselectItems()} />
      <strong>
        {translate(isAll ? 'bulk.allSelected' : 'list.select.count', {
          smart_count: formatPoints(count, locale),
          total: formatPoints(count, locale),
        })}
      </strong>
      {total !== undefined && count < total && (
        <button type="button" className={styles.all} onClick={() => onSelectAll()}>
          {translate('bulk.selectAll', { total: formatPoints(total, locale) })}
        </button>
      )}
      <span className={styles.actions}>
        {offered.map(({ one, able }) => (
          <Button
            key={one.name}
            onClick={({ detail }) => {
              // The second click of a double click would run it twice.
              if (detail < 2) opensDialog(one) ? setPendingAction(one) : runBulk(one);
            }}
          >
            {label(one, able)}
          </Button>
        ))}
      </span>
      {pendingAction && (
        <ActionDialog
          entity={entity}
          name={pendingAction.name}
          target={{ kind: 'selection', count, records }}
          onClose={() => setPendingAction(null)}
          onBulk={(work) => {
            setPendingAction(null);
            runBulk(pendingAction, work);
          }}
        />
      )}
    </section>
  );
}

/** Whether the filters of a list require of every record what an action would set, such as un-publishing of pending ones. */
function isRequired({ list }: Entity, { action }: NamedAction, filters: Readonly<Record<string, string>>): boolean {
  const required = Object.entries(filters).flatMap(([name, value]) => {
    const filter = list.filters[name];
    return filter?.kind === 'choice' ? [{ path: filter.path, value: filter.send?.(value) ?? value }] : [];
  });
  const set = Object.entries(action.set ?? {});
  return (
    set.length > 0 && set.every(([field, value]) => required.some((one) => one.path === field && one.value === value))
  );
}

const BulkRunCard = lazyPart(() => import('./BulkRunCard'));

const noRows: ConsoleRecord[] = [];

/** Returns a function that runs an action on the selection of the list. Reads the list contexts. */
function useBulkAction(): (action: NamedAction, work?: BulkWork) => void {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: rows = noRows, total } = useListContext<ConsoleRecord>();
  const { entity, urlState, selection, select, getSelection } = useEntityListContext();
  const ports = useBulkPorts();
  const scope = useUndoScope();
  const tray = useTray();

  return useCallback(
    (action, work) => {
      const options: BulkRunOptions = {
        entity,
        scope,
        action,
        work,
        collect: async (onPage, signal) => {
          const { collectSelection } = await import('./collectSelection');
          return collectSelection(dataProvider, { entity, selection, urlState, rows, total }, onPage, signal);
        },
        isStillSelected: ({ id }) => isSelected(getSelection(), id),
        // Deletions cannot be undone, and "all matching" includes records that the user has not seen.
        requiresConfirmation: (applicable, skipped, leftHidden) =>
          applicable.length === 0 ||
          leftHidden > 0 ||
          (work === undefined && (action.action.remove === true || selection.kind === 'all' || skipped > 0)) ||
          applicable.some((record) => findEmptyText(entity, action.name, record)),
        ports,
        onSettled: ({ done, failed, failedBefore, notSent }, undoing) => {
          const toRecords = (errors: typeof failed) => [...errors.map(({ record }) => record), ...notSent];
          // The list is read again after a write, and has them on other pages if rows before them left.
          const isReadAgain = done.length + failed.length > 0;
          select((current) => {
            // What failed before stays selected, unless the merchant has changed that. The card retries the undo itself.
            if (undoing) return setSelected(current, [...done, ...toRecords(failed)], false);
            return setSelected(deselect(current, selection), toRecords([...failed, ...failedBefore]), true);
          }, isReadAgain);
        },
      };
      tray.open((close) => <BulkRunCard options={options} onClose={close} />);
    },
    [tray, entity, urlState, rows, total, selection, select, getSelection, dataProvider, ports, scope],
  );
}

/** The records that were selected after the run began. */
function deselect(selection: Selection, excluded: Selection): Selection {
  if (selection.kind === 'all' || excluded.kind === 'all') return noSelection;
  return setSelected(selection, [...excluded.records.values()], false);
}
