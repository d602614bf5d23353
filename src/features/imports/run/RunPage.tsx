import { ReadFailure } from '../../../engine/errors/ReadNotice';
import '../../../../i18n/en/areas/importRun';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { downloadFile } from '../../../engine/export/downloadFile';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { UTF8_BOM } from '../../../lib/csv/csvLine';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import cardStyles from '../../../ui/layout/Card.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { SetupNotice } from '../../wizard/SetupNotice';
import { QueueReport } from '../queue/QueueReport';
import styles from '../Step.module.css';
import { useRunState, useRunStore } from '../send/browserRunStore';
import type { ImportRun } from '../send/importRun';
import {
  countRows,
  isInterrupted,
  isRemoval,
  leftOutCounts,
  leftOutReasons,
  type RunStore,
  type StoredRun,
} from '../send/storedRun';
import runStyles from './Run.module.css';
import { RunEnd, RunFollowUp } from './RunEnd';
import { RunSource } from './RunSource';
import { useOpenRun } from './useOpenRun';

/** Page of one import: progress, result, and actions. */
export default function RunPage() {
  const { run: id = '' } = useParams();
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const store = useRunStore();
  const query = useQuery({
    queryKey: ['imports', siteId, id],
    queryFn: () => store.run(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stored = query.data;
  const kind = translate(`importRun.kinds.${stored?.kind ?? 'points'}`);
  const title = stored?.reverts
    ? translate('importRun.kinds.revert')
    : translate(stored ? 'importRun.run.title' : 'pages.imports.title', { kind });
  return (
    <>
      {stored?.kind === 'customers' && <SetupNotice step="import" />}
      <PageHeader
        back={<BackButton to="/imports" label={translate('importRun.run.back')} />}
        title={title}
        subtitle={stored ? <RunSource run={stored} /> : undefined}
      />
      {query.isPending && <CardSkeleton height={80} />}
      {!stored && <ReadFailure title={translate('importRun.kept')} read={query} />}
      {stored === null && <EmptyState title={translate('importRun.run.gone')} />}
      {stored && <OpenRun key={stored.id} stored={stored} />}
    </>
  );
}

function OpenRun({ stored }: { stored: StoredRun }) {
  const open = useOpenRun();
  const store = useRunStore();
  const [run] = useState(() => open(stored));
  const { state, stored: current } = useRunState(run);
  return (
    <div className={styles.steps}>
      <Run run={run} store={store} />
      <QueueReport stored={current} isDone={state.kind === 'done'} />
    </div>
  );
}

/** Progress, state, and controls of an import. */
function Run({ run, store }: { run: ImportRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const getErrorReason = useErrorReason();
  const { state, stored } = useRunState(run);
  const { accepted, total, refused } = countRows(stored);
  useLeaveGuard(state.kind === 'sending');

  const texts = isRemoval(stored) ? 'removal' : 'run';
  const interrupted = texts === 'run' && isInterrupted(stored);
  const isStarted = accepted + refused > 0 || state.kind === 'stopped' || texts === 'removal' || interrupted;
  const progress = translate(`importRun.${texts}.progress`, {
    taken: formatPoints(accepted, locale),
    total: formatPoints(total, locale),
  });
  return (
    <section className={cardStyles.form} aria-label={translate('pages.imports.title')}>
      <ProgressBar bare value={accepted + refused} max={Math.max(1, total)} label={progress} />
      <p className={runStyles.counts}>{progress}</p>
      {state.kind === 'sending' && <p>{translate(`importRun.${texts}.sending`)}</p>}
      {state.kind === 'sending' && state.retriedError && (
        <Banner tone="waiting" title={getErrorReason(state.retriedError)}>
          {translate(`importRun.${texts}.retrying`)}
        </Banner>
      )}
      {state.kind === 'paused' && (
        <p>{translate(interrupted ? 'importRun.run.interrupted' : `importRun.${texts}.paused`)}</p>
      )}
      {state.kind === 'elsewhere' && <Banner tone="info">{translate('importRun.run.elsewhere')}</Banner>}
      {state.kind === 'stopped' && <StopNotice texts={texts} error={state.error} />}
      {state.kind === 'lost' && <Banner tone="danger">{translate(`importRun.${texts}.lost`)}</Banner>}
      {state.kind === 'done' && <RunEnd run={run} stored={stored} store={store} />}
      <InvalidRowsBanner stored={stored} store={store} />
      <LeftOutBanner stored={stored} />
      {state.kind === 'done' && <RunFollowUp stored={stored} store={store} />}
      {state.kind !== 'done' && state.kind !== 'lost' && (
        <div className={flowStyles.buttons}>
          {state.kind === 'sending' ? (
            <Button onClick={() => run.pause()}>{translate('importRun.run.pause')}</Button>
          ) : (
            <Button kind="primary" onClick={() => void run.resume()}>
              {translate(isStarted ? 'importRun.run.resume' : 'importRun.run.start')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Why sending stopped, and how it continues. */
function StopNotice({ texts, error }: { texts: 'removal' | 'run'; error: AppError }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const isOffline = error.kind === 'offline';
  const title = translate(`importRun.${texts}.${isOffline ? 'offline' : 'stopped'}`, { reason: getErrorReason(error) });
  const certainHelp = isOffline ? 'offlineHelp' : 'stoppedHelp';
  return (
    <Banner tone="danger" title={title}>
      {translate(`importRun.${texts}.${error.uncertain ? 'uncertainHelp' : certainHelp}`)}
    </Banner>
  );
}

/** What the check of the rows left out, as it was called there. */
function LeftOutBanner({ stored: { leftOut = {} } }: { stored: StoredRun }) {
  const translate = useTranslate();
  const locale = useLocale();
  const rows = leftOutReasons.reduce((sum, reason) => sum + (leftOut[reason] ?? 0), 0);
  const reasons = leftOutCounts.filter((reason) => leftOut[reason]);
  if (reasons.length === 0) return null;
  const title =
    rows > 0 && translate('importRun.run.leftOut', { smart_count: rows, count: formatPoints(rows, locale) });
  return (
    <Banner tone="info" title={title}>
      {reasons.map((reason) => (
        <p key={reason}>
          {translate(`importRun.run.leftOutWhy.${reason}`, { count: formatPoints(leftOut[reason], locale) })}
        </p>
      ))}
    </Banner>
  );
}

/** Number of rows with errors, which weren't sent, and their download. */
function InvalidRowsBanner({ stored, store }: { stored: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isGone, setGone] = useState(false);
  const { id, invalidRows } = stored;
  if (invalidRows === 0) return null;
  const download = async () => {
    const csv = await store.invalidRows(id).catch(() => null);
    setGone(csv === null);
    if (csv === null) return;
    downloadFile(new Blob([UTF8_BOM, csv], { type: 'text/csv' }), `${translate('importRun.run.invalidFileName')}.csv`);
  };
  return (
    <>
      <Banner
        tone="waiting"
        title={translate('importRun.run.invalid', {
          smart_count: invalidRows,
          count: formatPoints(invalidRows, locale),
        })}
        action={<Button onClick={() => void download()}>{translate('importRun.run.invalidDownload')}</Button>}
      >
        {translate('importRun.run.invalidHelp')}
      </Banner>
      {isGone && <Banner tone="danger" title={translate('importRun.run.invalidGone')} />}
    </>
  );
}
