import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { formatFileName } from '../../../lib/format/file';
import { formatPoints } from '../../../lib/format/formatPoints';
import cardStyles from '../../../ui/layout/Card.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { fileImports } from '../history/fileImports';
import { useRunStore } from '../send/browserRunStore';
import { countRows, type StoredRun } from '../send/storedRun';
import { fileQueue, getNextFile, type QueuedFile } from './fileQueue';
import styles from './QueueReport.module.css';

interface QueueReportProps {
  /** The import whose page it is. */
  stored: StoredRun;
  isDone: boolean;
}

const columns = ['rows', 'imported', 'rejected', 'errors', 'leftOut'] as const;
type Counts = Record<(typeof columns)[number], number>;

/** All files that were chosen together, with their rows and what became of them, and a link to the next one. */
export function QueueReport({ stored, isDone }: QueueReportProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { siteId } = useCurrentSite();
  const store = useRunStore();
  const queue = useSyncExternalStore(fileQueue.subscribe, fileQueue.get).filter((item) => item.siteId === siteId);
  const isQueued = queue.length > 1 && queue.some(({ started }) => started?.runId === stored.id);
  const others = useQuery({
    queryKey: ['imports', siteId, 'queue', queue.map(({ started }) => started?.runId ?? null), isDone],
    queryFn: () => store.list(),
    enabled: isQueued,
  });
  const next = getNextFile(queue, siteId);
  useLeaveGuard(isQueued && next !== null);
  if (!isQueued) return null;
  const runs = new Map(others.data?.map((run) => [run.id, run]));
  const rows = queue.map((item) => ({
    item,
    counts: countFile(item, item.started?.runId === stored.id ? stored : runs.get(item.started?.runId ?? '')),
  }));
  const nextPath = fileImports.find(([kind]) => kind === next?.kind)?.[1];
  const renderCounts = (counts: Counts | null) =>
    columns.map((name) => (
      <td key={name} data-label={translate(`importRun.queue.${name}`)}>
        {counts ? formatPoints(counts[name], locale) : '–'}
      </td>
    ));
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-queue">
      <h2 id="import-queue">{translate('importRun.queue.title')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('importRun.queue.file')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {translate(`importRun.queue.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, counts }) => (
            <tr key={`${item.kind}-${item.file.name}`}>
              <th scope="row">
                <bdi>{formatFileName(item.file.name)}</bdi>
                <div className={textStyles.smallSecond}>{translate(`importRun.kinds.${item.kind}`)}</div>
              </th>
              {renderCounts(counts)}
            </tr>
          ))}
          {next === null && (
            <tr className={styles.total}>
              <th scope="row">{translate('importRun.queue.total')}</th>
              {renderCounts(addUp(rows.flatMap(({ counts }) => counts ?? [])))}
            </tr>
          )}
        </tbody>
      </table>
      {next && nextPath && isDone && (
        <div className={flowStyles.buttons}>
          <ButtonLink to={nextPath} kind="primary">
            {translate('importRun.queue.next', { name: formatFileName(next.file.name) })}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** What became of the rows of a file; null until its import is started. Every row is in one of the counts. */
function countFile({ started }: QueuedFile, run: StoredRun | undefined): Counts | null {
  if (!started || !run) return null;
  const { accepted, refused, total } = countRows(run);
  const errors = run.invalidRows;
  return { rows: started.rows, imported: accepted, rejected: refused, errors, leftOut: started.rows - total - errors };
}

const addUp = (counts: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) => counts.reduce((total, item) => total + item[name], 0);
  return {
    rows: sum('rows'),
    imported: sum('imported'),
    rejected: sum('rejected'),
    errors: sum('errors'),
    leftOut: sum('leftOut'),
  };
};
