import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { ErrorState } from '../../ui/ErrorState';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { useModalDialog } from '../../ui/useModalDialog';
import type { NamedAction } from '../actions/actions';
import { RecordActions } from '../actions/RecordActions';
import { useListView } from '../list/ListViewContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { RecordFields } from './RecordFields';
import styles from './RecordPanel.module.css';
import { usePanelRecord } from './usePanelRecord';

interface RecordPanelProps {
  id: string;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/** One record with all its fields beside the list. Its address can be shared; Back and Escape close it. */
export default function RecordPanel({ id, onAction }: RecordPanelProps) {
  const { entity, address, go, rows } = useListView();
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
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="record-title"
      onKeyDown={(event) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const key = event.key.toLowerCase();
        if (key === 'escape') {
          event.preventDefault();
          close();
        }
        if (key === 'j' || key === 'k') show(at + (key === 'j' ? 1 : -1));
      }}
    >
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
        {record && <RecordFields entity={entity} record={record} />}
        {!record && isPending && <Skeleton width="100%" height="240px" />}
        {!record && failure && <ErrorState error={failure} onRetry={refetch} />}
        {!record && !isPending && !failure && <p>{translate(canLookUp ? 'panel.gone' : 'panel.missing')}</p>}
      </div>
      {record && (
        <footer className={styles.footer}>
          <RecordActions entity={entity} record={record} onAction={onAction} />
        </footer>
      )}
    </dialog>
  );
}
