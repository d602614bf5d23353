import '../../../../i18n/en/areas/importRun';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import type { StatusTone } from '../../../../resources/field';
import type { ImportJob } from '../../../../resources/imports/importJob';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getOwn } from '../../../lib/getOwn';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { RowsSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { Menu } from '../../../ui/overlays/Menu';
import { Modal } from '../../../ui/overlays/Modal';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useImportJobs } from '../run/useImportJobs';
import { useRunStore } from '../send/browserRunStore';
import type { StoredRun } from '../send/storedRun';
import { fileImports } from './fileImports';
import styles from './history.module.css';
import { StoredRunRow } from './StoredRunRow';

/** History of the store's imports. */
export default function HistoryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={translate('pages.imports.title')}
        subtitle={translate('importRun.subtitle')}
        actions={
          <Menu
            label={translate('list.import.label')}
            trigger={translate('list.import.label')}
            kind="primary"
            align="end"
            entries={fileImports.map(([kind, path]) => ({
              key: kind,
              label: translate(`importRun.start.${kind}`),
              onSelect: () => void navigate(path),
            }))}
          />
        }
      />
      <ImportList />
    </>
  );
}

/** The list is paged, since a large import of another device has one job per batch. */
const PAGE_SIZE = 20;

/** All imports, newest first: those stored in this browser, and the provider's jobs of others. */
function ImportList() {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const runs = useQuery({ queryKey: ['imports', siteId], queryFn: () => store.list() });
  const jobs = useImportJobs();
  const [runToForget, setRunToForget] = useState<StoredRun | null>(null);
  const forget = async (run: StoredRun) => {
    await store.forget(run);
    setRunToForget(null);
    await queryClient.invalidateQueries({ queryKey: ['imports', siteId] });
  };
  const ownJobs = new Set(runs.data?.flatMap(({ batches }) => batches.flatMap(({ jobId }) => jobId ?? [])));
  const otherJobs = (jobs.data ?? []).filter(({ _id }) => !ownJobs.has(_id));
  const rows = [
    ...(runs.data ?? []).map((run) => ({
      at: run.createdAt,
      row: <StoredRunRow key={run.id} run={run} onForget={setRunToForget} />,
    })),
    ...otherJobs.map((job) => ({ at: job.createdAt ?? '', row: <JobRow key={job._id} job={job} /> })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  const isPending = runs.isPending || jobs.isPending;
  const errors = [
    { query: runs, title: translate('importRun.kept') },
    { query: jobs, title: translate('importRun.providerFailed') },
  ].filter(({ query }) => query.error);
  return (
    <section className={classes(cardStyles.sheet, styles.section)} aria-label={translate('pages.imports.title')}>
      {errors.map(({ query, title }) => (
        <ErrorState key={title} title={title} error={toAppError(query.error)} onRetry={() => void query.refetch()} />
      ))}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {translate(`importRun.columns.${column}`)}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{translate('importRun.columns.more')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>{rows.slice(0, visibleCount).map(({ row }) => row)}</tbody>
        </table>
      )}
      {isPending && <RowsSkeleton count={4} />}
      {rows.length === 0 && !isPending && errors.length === 0 && (
        <EmptyState
          title={translate('list.state.empty')}
          text={translate('importRun.empty')}
          action={fileImports.map(([kind, path]) => (
            <ButtonLink key={kind} to={path} icon="upload">
              {translate(`importRun.start.${kind}`)}
            </ButtonLink>
          ))}
        />
      )}
      {rows.length > visibleCount && (
        <div>
          <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>{translate('ui.showMore')}</Button>
        </div>
      )}
      {jobs.meta?.isMissing && <p className={textStyles.smallSecond}>{translate('importRun.notTold')}</p>}
      {otherJobs.some(({ kind }) => kind !== 'store_customers') && (
        <p className={textStyles.smallSecond}>{translate('importRun.reverts')}</p>
      )}
      {runToForget && (
        <Modal
          danger
          title={translate('importRun.run.forgetTitle')}
          submitLabel={translate('importRun.run.forgetSubmit')}
          onCancel={() => setRunToForget(null)}
          onSubmit={() => forget(runToForget)}
        >
          <p>{translate('importRun.run.forgetText')}</p>
        </Modal>
      )}
    </section>
  );
}

const columns = ['what', 'rows', 'state', 'when'] as const;

const statusTones: Readonly<Record<string, StatusTone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'done',
  failed: 'refused',
};

function JobRow({ job }: { job: ImportJob }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, status, rows, failed, createdAt, errorsUrl } = job;
  return (
    <tr>
      <td>{kind !== null && translate(`importRun.kinds.${kind}`, { _: kind })}</td>
      <td className={styles.number} data-label={translate('importRun.columns.rows')}>
        {rows !== null && formatPoints(rows, locale)}
      </td>
      <td>
        {status !== null && (
          <StatusBadge tone={getOwn(statusTones, status) ?? 'neutral'}>
            {translate(`importRun.statuses.${status}`, { _: status })}
          </StatusBadge>
        )}
      </td>
      <td>
        <RelativeTime instant={createdAt} />
      </td>
      <td className={styles.actions}>
        {failed !== null && failed > 0 && (
          <ExternalLink href={errorsUrl}>
            {translate('importRun.refusedOf', { refused: formatPoints(failed, locale) })}
          </ExternalLink>
        )}
      </td>
    </tr>
  );
}
