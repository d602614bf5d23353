import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import { downloadFile } from '../../../engine/export/downloadFile';
import { csvLine, csvMark } from '../../../lib/csv/csvLine';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { countsOf, type RunStore, type StoredRun } from '../send/storedRun';
import { RevertButton } from './RevertButton';
import styles from './Run.module.css';
import { canRevert } from './revertRun';

/** What came of an import: what was taken, what was refused and why, and the way to take it back. */
export function RunEnd({ stored, store }: { stored: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { taken, refused } = countsOf(stored);
  const reasons = [
    ...new Set(stored.batches.flatMap(({ state, reason }) => (state === 'refused' && reason ? [reason] : []))),
  ];
  return (
    <>
      {taken > 0 && (
        <Notice tone="done" title={translate('importRun.run.thanks')}>
          {translate('importRun.run.taken', { smart_count: taken, count: points(taken, locale) })}
          {stored.reverts !== null && <p>{translate('importRun.run.reverts')}</p>}
        </Notice>
      )}
      {refused > 0 && (
        <Notice
          tone="danger"
          title={translate('importRun.run.refused', { smart_count: refused, count: points(refused, locale) })}
          action={
            <Button onClick={() => void downloadRefused(stored, store)}>
              {translate('importRun.run.refusedFile')}
            </Button>
          }
        >
          {reasons.map((reason) => (
            <p key={reason}>{translate('importRun.run.refusedWhy', { reason })}</p>
          ))}
          <p>{translate('importRun.run.refusedHelp')}</p>
        </Notice>
      )}
      {canRevert(stored) && taken > 0 && (
        <div className={styles.buttons}>
          <RevertButton stored={stored} store={store} />
        </div>
      )}
    </>
  );
}

/** The refused rows as a file of the import's own fields, the reason in the first column. */
async function downloadRefused(stored: StoredRun, store: RunStore): Promise<void> {
  const fields = Object.keys(importKinds[stored.kind].fields);
  const lines: string[] = [csvLine(['reason', ...fields])];
  for (const { key, state, reason } of stored.batches) {
    if (state !== 'refused') continue;
    for (const row of (await store.rows(key)) ?? [])
      lines.push(csvLine([reason, ...fields.map((field) => row[field])]));
  }
  downloadFile(new Blob([csvMark, ...lines], { type: 'text/csv' }), 'refused.csv');
}
