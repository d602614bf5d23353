import { useRecordContext, useTranslate } from 'ra-core';
import { useContext, useId } from 'react';
import styles from './DataPage.module.css';
import { RawRowsContext } from './rawRows';

/** The record as the console parsed it, beside the row that the server sent. */
export function RecordView() {
  const translate = useTranslate();
  const record = useRecordContext();
  const rawRows = useContext(RawRowsContext);
  if (!record) return null;
  const raw = rawRows?.get(String(record.id));
  return (
    <div className={styles.record}>
      <Json title={translate('systemAdmin.data.parsed')} value={record} />
      <Json title={translate('systemAdmin.data.raw')} value={raw ?? null} />
    </div>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.half}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre dir="ltr" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}
