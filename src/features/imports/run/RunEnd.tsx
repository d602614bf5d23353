import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import { downloadFile } from '../../../engine/export/downloadFile';
import { formatCsvLine, UTF8_BOM } from '../../../lib/csv/csvLine';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { countProcessedRows } from '../send/batchCheck';
import type { ImportRun } from '../send/importRun';
import { countRows, isRemoval, type RunStore, type StoredRun } from '../send/storedRun';
import { RevertButton } from './RevertButton';
import styles from './Run.module.css';
import { RunCheck } from './RunCheck';
import { IN_USE } from './removeRecords';
import { getRevertedPart } from './revertRun';

interface RunEndProps {
  run: ImportRun;
  stored: StoredRun;
  store: RunStore;
}

/** Result of an import: accepted rows and their check, refused rows with reasons, and the option to revert. */
export function RunEnd({ run, stored, store }: RunEndProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { accepted, refused } = countRows(stored);
  const processed = countProcessedRows(stored);
  const revertedPart = getRevertedPart(stored);
  const reasons = [
    ...new Set(stored.batches.flatMap(({ state, reason }) => (state === 'refused' && reason ? [reason] : []))),
  ];
  return (
    <>
      {processed > 0 && isRemoval(stored) && (
        <Banner
          tone="done"
          title={translate('importRun.removal.done', {
            smart_count: processed,
            count: formatPoints(processed, locale),
          })}
        />
      )}
      {processed > 0 && !isRemoval(stored) && (
        <Banner tone="done" title={translate('importRun.run.thanks')}>
          {translate('importRun.run.taken', { smart_count: processed, count: formatPoints(processed, locale) })}
          {revertedPart && <p>{translate(`importRun.run.${revertedPart}.about`)}</p>}
        </Banner>
      )}
      <RunCheck run={run} stored={stored} store={store} />
      {refused > 0 && (
        <Banner
          tone="danger"
          title={translate(`importRun.${isRemoval(stored) ? 'removal' : 'run'}.refused`, {
            smart_count: refused,
            count: formatPoints(refused, locale),
          })}
          action={
            !isRemoval(stored) && (
              <Button onClick={() => void downloadRefused(stored, store)}>
                {translate('importRun.run.refusedFile')}
              </Button>
            )
          }
        >
          {reasons.map((reason) => (
            <p key={reason}>
              {reason === IN_USE
                ? translate('importRun.removal.inUse')
                : translate('importRun.run.refusedWhy', { reason })}
            </p>
          ))}
          {!isRemoval(stored) && <p>{translate('importRun.run.refusedHelp')}</p>}
        </Banner>
      )}
      {stored.reverts === null && accepted > 0 && (
        <div className={styles.buttons}>
          <RevertButton stored={stored} store={store} />
        </div>
      )}
    </>
  );
}

/** Downloads the refused rows as CSV, with the reason in the first column. */
async function downloadRefused(stored: StoredRun, store: RunStore): Promise<void> {
  const fields = Object.keys(importKinds[stored.kind].fields);
  const lines: string[] = [formatCsvLine(['reason', ...fields])];
  for (const { key, state, reason } of stored.batches) {
    if (state !== 'refused') continue;
    for (const row of (await store.rows(key)) ?? [])
      lines.push(formatCsvLine([reason, ...fields.map((field) => row[field])]));
  }
  downloadFile(new Blob([UTF8_BOM, ...lines], { type: 'text/csv' }), 'refused.csv');
}
