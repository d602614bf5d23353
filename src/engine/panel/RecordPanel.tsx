import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { ErrorState } from '../../ui/ErrorState';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { useModalDialog } from '../../ui/useModalDialog';
import { actionsFor } from '../actions/actions';
import { RecordActions } from '../actions/RecordActions';
import type { ActionDesk } from '../actions/useActionDesk';
import { useInPlaceComposer } from '../actions/useInPlaceComposer';
import { Composer } from '../compose/Composer';
import { MarksContext, noMarks } from '../flags/marks';
import { isElsewhere } from '../keys/isElsewhere';
import { useListView } from '../list/ListViewContext';
import { useEntityWords } from '../words';
import { RecordFields } from './RecordFields';
import styles from './RecordPanel.module.css';
import { usePanelRecord } from './usePanelRecord';

interface RecordPanelProps {
  id: string;
  desk: ActionDesk;
}

/** One record with all its fields beside the list. Its address can be shared; Back and Escape close it. */
export default function RecordPanel({ id, desk }: RecordPanelProps) {
  const { entity, address, go, rows, flags } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const dialog = useRef<HTMLDialogElement>(null);
  const { record, error, isPending, canLookUp, refetch } = usePanelRecord(entity, id, rows);
  const failure = error ? toAppError(error) : null;
  const close = () => go({ ...address, record: null });
  useModalDialog(dialog, { isBusy: false, focusCancel: false, onCancel: close });

  const at = rows.findIndex((row) => row.id === id);
  const show = (index: number) => {
    const row = rows[index];
    if (row) go({ ...address, record: row.id }, { replace: true });
  };
  const composing = useInPlaceComposer(desk, record, () => () => {
    dialog.current?.querySelector<HTMLElement>('footer button')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'escape') {
      event.preventDefault();
      close();
    }
    if (isElsewhere(event.target, dialog.current)) return;
    if (key === 'j' || key === 'k') show(at + (key === 'j' ? 1 : -1));
    const named =
      event.repeat || !record ? undefined : actionsFor(entity, record).find(({ action }) => action.key === key);
    if (!named || !record) return;
    event.preventDefault();
    desk.onAction(named, record);
  };
  const flagged = record && flags?.of.get(record.id);
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="record-title" onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 id="record-title" className={styles.title} dir="auto">
          {record ? words.title(record) : words.name(1)}
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
        {flags && flagged && <flags.desk.FlagPills flags={flagged.flags} />}
        {record && (
          <MarksContext value={flagged?.marks ?? noMarks}>
            <RecordFields entity={entity} record={record} />
          </MarksContext>
        )}
        {!record && isPending && <Skeleton width="100%" height="240px" />}
        {!record && failure && <ErrorState error={failure} onRetry={refetch} />}
        {!record && !isPending && !failure && <p>{translate(canLookUp ? 'panel.gone' : 'panel.missing')}</p>}
      </div>
      {record && (
        <footer className={styles.footer} data-composing={composing ? '' : undefined}>
          {composing ? (
            <Composer entity={entity} {...composing} />
          ) : (
            <RecordActions entity={entity} record={record} onAction={desk.onAction} />
          )}
        </footer>
      )}
    </dialog>
  );
}
