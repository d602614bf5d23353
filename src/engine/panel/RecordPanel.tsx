import '../../../i18n/en/areas/panel';
import { RecordContextProvider, useGetOne, useListContext, useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { isFromList } from '../../../dataProvider/writes/recordCache';
import type { Entity } from '../../../resources/entity';
import { isPrimaryKey } from '../../lib/primaryKey';
import { IconButton } from '../../ui/buttons/IconButton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { useModalDialog } from '../../ui/overlays/useModalDialog';
import ConfirmRemove from '../actions/ConfirmRemove';
import { RecordActions } from '../actions/RecordActions';
import type { ActionController } from '../actions/useActionController';
import { Composer } from '../compose/Composer';
import { useInlineComposer } from '../compose/useInlineComposer';
import { useEntityLabels } from '../entity/entityLabels';
import { HighlightsContext, noHighlights } from '../flags/flag';
import { findSimilarRecords } from '../flags/similarRecords';
import { useEntityListContext } from '../listState/EntityListContext';
import { useMediaItems } from '../media/useMediaItems';
import { MediaButton, useMediaViewer } from '../media/useMediaViewer';
import { usePartRemoval } from '../media/usePartRemoval';
import { getAvailableActions, type NamedAction } from '../records/actions';
import type { CellProps } from '../records/cell';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useRecentRecord } from '../records/recentItems';
import { usePendingRecord } from '../records/useRecord';
import { shouldIgnoreShortcut } from '../shortcuts/shouldIgnoreShortcut';
import { RecordSlots } from '../slots/RecordSlots';
import { PanelDetailsContext } from './panelDetails';
import styles from './RecordPanel.module.css';
import { RecordLead, RecordSections } from './RecordSections';
import { groupFieldsBySection } from './recordSections';
import { SimilarRecords } from './SimilarRecords';

const noRows: ConsoleRecord[] = [];

interface RecordPanelProps {
  id: string;
  actionController: ActionController;
}

/** Panel next to the list with all fields of a record. Its URL can be shared; Back and Escape close it. Reads the list contexts. */
export default function RecordPanel({ id, actionController }: RecordPanelProps) {
  const { data: rows = noRows } = useListContext<ConsoleRecord>();
  const { entity, urlState, go, flags } = useEntityListContext();
  const Details = useContext(PanelDetailsContext);
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const dialog = useRef<HTMLDialogElement>(null);
  const { record, error, isPending, canFetch, refetch } = usePanelRecord(entity, id, rows);
  useRecentRecord(entity, record);
  const loadError = error ? toAppError(error) : null;
  const close = () => go({ ...urlState, record: null });
  useModalDialog(dialog, { isBusy: false, focusCancel: false, onCancel: close });

  const at = rows.findIndex((row) => row.id === id);
  const show = (index: number) => {
    const row = rows[index];
    if (row) go({ ...urlState, record: row.id }, { replace: true });
  };
  const composing = useInlineComposer(actionController, record, () => () => {
    dialog.current?.querySelector<HTMLElement>('footer button')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isOtherShortcut = event.altKey || ((event.ctrlKey || event.metaKey) && !isPrimaryKey(event));
    if (event.defaultPrevented || isOtherShortcut) return;
    const key = event.key.toLowerCase();
    if (key === 'escape') {
      event.preventDefault();
      close();
    }
    if (shouldIgnoreShortcut(event.target, dialog.current)) return;
    if (key === 'j' || key === 'k') show(at + (key === 'j' ? 1 : -1));
    const named = findKeyAction(entity, record, event);
    if (!named || !record) return;
    event.preventDefault();
    actionController.onAction(named, record);
  };
  const flagged = record && flags?.of.get(record.id);
  const similar = useMemo(
    () => (flags && entity.flags && record ? findSimilarRecords(entity.flags, record, rows) : []),
    [flags, entity, record, rows],
  );
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="record-title" onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 id="record-title" className={styles.title} dir="auto">
          {record ? labels.title(record) : labels.name(1)}
        </h2>
        <IconButton
          icon="chevron-up"
          label={translate('panel.previous')}
          disabled={at <= 0}
          onClick={() => show(at - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={translate('panel.next')}
          disabled={at < 0 || at >= rows.length - 1}
          onClick={() => show(at + 1)}
        />
        <IconButton icon="close" label={translate('panel.close')} onClick={close} />
      </header>
      <div className={styles.body}>
        {flags && flagged && <flags.lazyModule.FlagPills flags={flagged.flags} />}
        {record && (
          <HighlightsContext value={flagged?.marks ?? noHighlights}>
            <RecordContextProvider value={record}>
              <PanelRecord entity={entity} record={record}>
                {composing && (
                  <div data-composing="">
                    <Composer entity={entity} {...composing} />
                  </div>
                )}
              </PanelRecord>
              {Details && (
                <Suspense>
                  <Details />
                </Suspense>
              )}
              <SimilarRecords entity={entity} record={record} similar={similar} />
              <RecordSlots entity={entity.name} place="panel" />
            </RecordContextProvider>
          </HighlightsContext>
        )}
        {!record && isPending && <Skeleton width="100%" height="240px" />}
        {!record && loadError && <ErrorState error={loadError} onRetry={refetch} />}
        {!record && !isPending && !loadError && <p>{translate(canFetch ? 'panel.gone' : 'panel.missing')}</p>}
      </div>
      {record && !composing && Object.keys(entity.actions).length > 0 && (
        <footer className={styles.footer}>
          <RecordActions entity={entity} record={record} onAction={actionController.onAction} />
        </footer>
      )}
    </dialog>
  );
}

/** The action of a key; the first one for Ctrl+Enter. */
function findKeyAction(entity: Entity, record: ConsoleRecord | null, event: KeyboardEvent) {
  if (event.repeat || !record) return undefined;
  const key = event.key.toLowerCase();
  const hasKey = ({ action }: NamedAction) => (isPrimaryKey(event) ? action.prominent : action.key === key);
  return getAvailableActions(entity, record).find(hasKey);
}

interface PanelRecordProps {
  entity: Entity;
  record: ConsoleRecord;
  /** The open composer. */
  children: ReactNode;
}

/** The record as in the moderation queue, without the text that the panel has as its title. */
function PanelRecord({ entity, record, children }: PanelRecordProps) {
  const labels = useEntityLabels(entity);
  const sections = groupFieldsBySection(entity, record);
  const title = labels.title(record);
  return (
    <>
      <RecordLead
        entity={entity}
        record={record}
        fields={[...sections.lead, ...sections.state]}
        large={sections.text.length === 0}
      />
      <RecordSections
        entity={entity}
        record={record}
        sections={{ ...sections, text: sections.text.filter(({ value }) => value !== title) }}
        attachmentsCell={AttachmentList}
      >
        {children}
      </RecordSections>
    </>
  );
}

/** All attachments of a record: each opens in the viewer, and can be deleted if the API supports it. */
function AttachmentList(cell: CellProps) {
  const { value, path, record, entity } = cell;
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const remove = usePartRemoval(entity, path);
  const { open, viewer } = useMediaViewer(cell);
  const items = useMediaItems(value);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const removing = items.find(({ id }) => id === requestedId);
  const canRemove = entity.write.parts?.[path] !== undefined;
  useFocusRestore(list);

  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.attachments}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.attachment}>
            <MediaButton item={item} onOpen={() => open(index)} />
            {canRemove && (
              <IconButton
                icon="trash"
                label={translate('panel.part.remove', { part: item.label })}
                onClick={() => setRequestedId(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setRequestedId(null)}
          onConfirm={() => {
            setRequestedId(null);
            void remove(record, removing.attachment, removing.label);
          }}
        />
      )}
      {viewer}
    </>
  );
}

interface PanelRead {
  /** Null while it loads, if it is gone, and if the API cannot read it by id. */
  record: ConsoleRecord | null;
  error: unknown;
  isPending: boolean;
  /** Whether the API can read a record that is not on the page of the list. */
  canFetch: boolean;
  refetch: () => void;
}

/** The record of a panel: from the page of the list, or read by its id. */
function usePanelRecord(entity: Entity, id: string, rows: readonly ConsoleRecord[]): PanelRead {
  const row = rows.find((record) => record.id === id);
  const canFetch = entity.read.one !== undefined;
  const query = useGetOne<ConsoleRecord>(entity.name, { id }, { enabled: row === undefined && canFetch });
  const openedRow = useRef<string>(undefined);
  if (row) openedRow.current = id;
  // A cached row of an older list is not shown if the record cannot be read. What a write of this panel has removed from
  // the list, such as a question that was answered, stays with the server's response.
  const isCurrent = canFetch ? !(query.error && isFromList(query)) : openedRow.current === id && !isFromList(query);
  const read = isCurrent ? query.data : undefined;
  const found = usePendingRecord(entity.name, read ?? null);
  return {
    record: row ?? found,
    error: query.error,
    isPending: canFetch && query.isPending,
    canFetch,
    refetch: () => void query.refetch(),
  };
}
