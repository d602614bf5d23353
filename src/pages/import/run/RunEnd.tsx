import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { importKinds } from '../../../../resources/imports';
import { useErrorText } from '../../../engine/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { csvLine, csvMark } from '../../../lib/csv/csvLine';
import { Button } from '../../../ui/Button';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { countsOf, type RunStore, type StoredRun } from '../send/storedRun';
import { newRunId } from './newRunId';
import styles from './Run.module.css';
import { canRevert, startRevert } from './revertRun';

/** What came of an import: what was taken, what was refused and why, and the way to take it back. */
export function RunEnd({ stored, store }: { stored: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { taken, refused } = countsOf(stored);
  const reasons = [
    ...new Set(stored.batches.flatMap(({ state, reason }) => (state === 'refused' && reason ? [reason] : []))),
  ];
  return (
    <>
      <Notice tone="done" title={translate('importRun.run.thanks')}>
        {translate('importRun.run.taken', { smart_count: taken })}
        {stored.reverts !== null && <p>{translate('importRun.run.reverts')}</p>}
      </Notice>
      {refused > 0 && (
        <Notice
          tone="danger"
          title={translate('importRun.run.refused', { smart_count: refused })}
          action={
            <Button onClick={() => void downloadRefused(stored, store)}>
              {translate('importRun.run.refusedFile')}
            </Button>
          }
        >
          {reasons.map((reason) => (
            <p key={reason}>{translate('importRun.run.refusedWhy', { reason })}</p>
          ))}
        </Notice>
      )}
      {canRevert(stored) && taken > 0 && (
        <div className={styles.buttons}>
          <Button onClick={() => setAsking(true)}>{translate('importRun.run.revert')}</Button>
        </div>
      )}
      {isAsking && <RevertDialog stored={stored} store={store} onCancel={() => setAsking(false)} />}
    </>
  );
}

function RevertDialog({ stored, store, onCancel }: { stored: StoredRun; store: RunStore; onCancel: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const revert = async () => {
    setFailure(null);
    try {
      const note = translate('importRun.run.revertNote');
      const run = await startRevert(stored, store, { now: () => new Date().toISOString(), newId: newRunId, note });
      if (run) await navigate(`/imports/${run.id}`);
      else setFailure(translate('importRun.run.revertGone'));
    } catch (error) {
      setFailure(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  return (
    <Modal
      danger
      title={translate('importRun.run.revertTitle')}
      submitLabel={translate('importRun.run.revertSubmit')}
      onCancel={onCancel}
      onSubmit={revert}
      error={failure}
    >
      <p>{translate('importRun.run.revertText', { smart_count: countsOf(stored).taken })}</p>
    </Modal>
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
