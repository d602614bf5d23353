import { sumBy } from 'es-toolkit/math';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { importKinds } from '../../../../resources/imports';
import type { ImportJob } from '../../../../resources/imports/importJob';
import { isJobInProgress } from '../../../../resources/imports/isJobInProgress';
import { useErrorText } from '../../../engine/errors/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { formatCsvLine, UTF8_BOM } from '../../../lib/csv/csvLine';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { useDebouncedValue } from '../../../ui/inputs/useDebouncedValue';
import flowStyles from '../../../ui/layout/flow.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { PageLink } from '../../../ui/navigation/PageLink';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import { canCheckAgain, countCheckedRows, countProcessedRows } from '../send/batchCheck';
import type { ImportRun } from '../send/importRun';
import { countRows, isComplete, isRemoval, type RunStore, type StoredRun, stayReasons } from '../send/storedRun';
import { CreatedCustomers, LeftCustomers, UpdatedCustomers } from './ImportedCustomers';
import { hasOnlyUpdated } from './planRemoval';
import { RevertButton, RevertKeptButton, useRevertRun } from './RevertButton';
import { IN_USE } from './removeRecords';
import { canRevertExtra, getRevertedPart, getWholePart } from './revertRun';
import { useImportJobs } from './useImportJobs';
import { useMovedTexts } from './useMovedTexts';

interface RunEndProps {
  run: ImportRun;
  stored: StoredRun;
  store: RunStore;
}

/** Result of an import: accepted rows and their check, and refused rows with reasons. */
export function RunEnd({ run, stored, store }: RunEndProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { refused } = countRows(stored);
  const processed = countProcessedRows(stored);
  const values = { smart_count: processed, count: formatPoints(processed, locale) };
  const revertedPart = getRevertedPart(stored);
  const { data: revert } = useRevertRun(stored, store, getWholePart(stored));
  const isReverted = revertedPart === null && revert != null && isComplete(revert);
  const reasons = [
    ...new Set(stored.batches.flatMap(({ state, reason }) => (state === 'refused' && reason ? [reason] : []))),
  ];
  return (
    <>
      {processed > 0 && isRemoval(stored) && <Banner tone="done" title={translate('importRun.removal.done', values)} />}
      {isRemoval(stored) && <KeptPoints removal={stored} store={store} />}
      {isReverted && (
        <Banner tone="info" title={translate('importRun.run.isReverted')}>
          <RelativeTime instant={revert.createdAt} />
        </Banner>
      )}
      {processed > 0 && revertedPart !== null && revertedPart !== 'removal' && (
        <Banner tone="done" title={translate(`importRun.run.${revertedPart}.done`)}>
          {translate(`importRun.run.${revertedPart}.about`)}
        </Banner>
      )}
      {processed > 0 && revertedPart === null && !isReverted && <SentRows run={run} stored={stored} />}
      {isReverted && isRemoval(revert) && <RemovalRest removal={revert} store={store} />}
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
      {isRemoval(stored) && <RemovalRest removal={stored} store={store} />}
    </>
  );
}

/** How long the confirmation of a request stays before the result replaces it. */
const CONFIRMATION_MS = 3000;

/** What became of the rows: that they were sent, until the API says how many it has imported. */
function SentRows({ run, stored }: Pick<RunEndProps, 'run' | 'stored'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const progress = useJobProgress(stored);
  const hasEnded = useDebouncedValue(progress?.isRunning === false, CONFIRMATION_MS);
  const processed = countProcessedRows(stored);
  const values = { smart_count: processed, count: formatPoints(processed, locale) };
  if (run.isEarlier || hasEnded)
    return <Banner tone="done" title={progress?.text ?? translate('importRun.run.taken', values)} />;
  return (
    <Banner tone="done" title={translate('importRun.run.thanks')}>
      <p>{translate('importRun.run.sent', values)}</p>
      {progress?.isRunning && <p>{progress.text}</p>}
    </Banner>
  );
}

/** The progress of an import according to the API. Null if it doesn't list the job of each batch. */
function useJobProgress(stored: StoredRun): { isRunning: boolean; text: string } | null {
  const translate = useTranslate();
  const locale = useLocale();
  const ids = stored.batches.flatMap(({ state, jobId = null }) => (state === 'taken' ? [jobId] : []));
  const isOwn = ({ _id }: ImportJob) => ids.includes(_id);
  const { data = [] } = useImportJobs({ enabled: !ids.includes(null), isShown: isOwn });
  const jobs = data.filter(isOwn);
  const isKnown = jobs.every((job) => isJobInProgress(job) || job.status === 'done' || job.status === 'failed');
  if (jobs.length < ids.length || !isKnown) return null;
  const imported = sumBy(jobs, ({ done, status, rows, failed }) =>
    done === null && status === 'done' ? (rows ?? 0) - (failed ?? 0) : (done ?? 0),
  );
  const total = countRows(stored).accepted;
  const isRunning = jobs.some(isJobInProgress);
  const ended = imported < total ? 'jobs.partly' : 'taken';
  const text = translate(`importRun.run.${isRunning ? 'jobs.running' : ended}`, {
    smart_count: total,
    count: formatPoints(imported, locale),
    total: formatPoints(total, locale),
  });
  return { isRunning, text };
}

/** What a removal left of an import, and why; customers in use by name, with their points. */
function RemovalRest({ removal, store }: { removal: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, stays = {} } = removal;
  return (
    <>
      {stayReasons
        .filter((reason) => reason !== 'inUse' && (stays[reason] ?? 0) > 0)
        .map((reason) => (
          <p key={reason}>
            {translate(`importRun.removal.stays.${reason}`, {
              smart_count: stays[reason],
              count: formatPoints(stays[reason], locale),
            })}
          </p>
        ))}
      {kind === 'customers' && <LeftCustomers removal={removal} store={store} />}
    </>
  );
}

/** What follows an import, below everything that became of its rows: its customers, and the option to revert it. */
export function RunFollowUp({ stored, store }: Omit<RunEndProps, 'run'>) {
  const translate = useTranslate();
  if (stored.reverts !== null || countRows(stored).accepted === 0) return null;
  return (
    <>
      {stored.kind !== 'reviews' && <CreatedCustomers stored={stored} store={store} />}
      {stored.balances && <UpdatedCustomers stored={stored} store={store} />}
      {hasOnlyUpdated(stored) && <p className={textStyles.smallSecond}>{translate('importRun.removal.onlyUpdated')}</p>}
      <div className={flowStyles.buttons}>
        <RevertButton stored={stored} store={store} />
        <RevertKeptButton stored={stored} store={store} />
      </div>
    </>
  );
}

/** Points that a removal left with existing customers, until they are reverted. */
function KeptPoints({ removal, store }: { removal: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const { data: keptRevert } = useRevertRun({ id: removal.reverts ?? '' }, store, 'kept');
  const toMovedTexts = useMovedTexts();
  if (!removal.keptPoints || keptRevert) return null;
  return (
    <div>
      {toMovedTexts(removal.keptPoints, 'removal').map((text) => (
        <p key={text}>{text}</p>
      ))}
      <PageLink to={`/imports/${removal.reverts}`}>{translate('importRun.removal.keptLink')}</PageLink>
    </div>
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

interface RunCheckProps {
  run: ImportRun;
  stored: StoredRun;
  store: RunStore;
}

/** Rows that were imported more than once, with the correction, and rows of which it isn't known. */
function RunCheck({ run, stored, store }: RunCheckProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { repeated, pending, unconfirmed } = countCheckedRows(stored);
  const unsure = pending + unconfirmed;
  const toCount = (rows: number) => ({ smart_count: rows, count: formatPoints(rows, locale) });
  const list = stored.kind === 'reviews' ? 'reviews' : 'customers';
  const openList = (
    <ButtonLink to={list === 'reviews' ? '/product-reviews' : '/customers'}>
      {translate(`importRun.run.${list}`)}
    </ButtonLink>
  );
  const checkAgain = stored.batches.some(canCheckAgain) && <CheckAgain run={run} />;
  return (
    <>
      {repeated > 0 && (
        <Banner
          tone="danger"
          title={translate('importRun.run.repeated', toCount(repeated))}
          action={canRevertExtra(stored) ? <RevertButton stored={stored} store={store} part="extra" /> : openList}
        >
          {translate(`importRun.run.repeatedHelp.${list}`)}
          {unsure === 0 && checkAgain}
        </Banner>
      )}
      {unsure > 0 && (
        <Banner
          tone="waiting"
          title={translate('importRun.run.unconfirmed', toCount(unsure))}
          action={checkAgain || openList}
        >
          {translate(`importRun.run.unconfirmedHelp.${list}`)}
        </Banner>
      )}
    </>
  );
}

/** Button that checks the rows again. */
function CheckAgain({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const check = async () => {
    setBusy(true);
    setError(null);
    try {
      await run.checkAgain();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={isBusy} onClick={() => void check()}>
        {translate('importRun.run.checkAgain')}
      </Button>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
