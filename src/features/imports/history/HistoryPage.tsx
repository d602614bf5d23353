import '../../../../i18n/en/areas/importRun';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetList, useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { StatusTone } from '../../../../resources/field';
import { type ImportJob, isJobInProgress } from '../../../../resources/imports/importJob';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getOwn } from '../../../lib/getOwn';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { Menu } from '../../../ui/overlays/Menu';
import { Modal } from '../../../ui/overlays/Modal';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useRunStore } from '../send/browserRunStore';
import type { StoredRun } from '../send/storedRun';
import { fileImports } from './fileImports';
import styles from './history.module.css';
import { StoredRunRow } from './StoredRunRow';

/** Lists the store's imports: those stored in this browser and the provider's jobs. */
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
      <StoredRunTable />
      <ProviderJobs />
    </>
  );
}

/** Imports stored in this browser, newest first. */
function StoredRunTable() {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: ['imports', siteId], queryFn: () => store.list() });
  const [runToForget, setRunToForget] = useState<StoredRun | null>(null);
  const forget = async (run: StoredRun) => {
    await store.forget(run);
    setRunToForget(null);
    await queryClient.invalidateQueries({ queryKey: ['imports', siteId] });
  };
  return (
    <RunTable
      title={translate('importRun.here')}
      failedTitle={translate('importRun.kept')}
      query={query}
      emptyAction={fileImports.map(([kind, path]) => (
        <ButtonLink key={kind} to={path} icon="upload">
          {translate(`importRun.start.${kind}`)}
        </ButtonLink>
      ))}
      renderRow={(run) => <StoredRunRow key={run.id} run={run} onForget={setRunToForget} />}
    >
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
    </RunTable>
  );
}

/** Import jobs reported by the provider, or a note if the provider doesn't report any. */
function ProviderJobs() {
  const translate = useTranslate();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const query = useGetList<RecordOf<'import-jobs'>>('import-jobs', allRecords(), {
    refetchInterval: ({ state }) => (state.data?.data?.some(isJobInProgress) ? 5000 : false),
  });
  if (query.meta?.isMissing) return <p className={textStyles.smallSecond}>{translate('importRun.notTold')}</p>;
  return (
    <RunTable
      title={translate('importRun.provider')}
      failedTitle={translate('importRun.providerFailed')}
      query={query}
      maxRows={visibleCount}
      renderRow={(job) => <JobRow key={job._id} job={job} />}
    >
      {query.data && query.data.length > visibleCount && (
        <div>
          <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>{translate('ui.showMore')}</Button>
        </div>
      )}
    </RunTable>
  );
}

/** A large import has one job per batch, so the list is paged. */
const PAGE_SIZE = 20;

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

interface RunTableProps<Row> {
  title: string;
  /** Title of the error state. */
  failedTitle: string;
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'> & { data?: readonly Row[] | null | undefined };
  /** Maximum number of visible rows. All rows if omitted. */
  maxRows?: number;
  renderRow: (row: Row) => ReactNode;
  /** Actions of the empty state, which is one line without them. */
  emptyAction?: ReactNode;
  /** Rendered below the table. */
  children?: ReactNode;
}

const columns = ['what', 'rows', 'state', 'when'] as const;

/** Titled table of imports, with the loading, error, and empty states of its query. */
function RunTable<Row>({ title, failedTitle, query, maxRows, renderRow, emptyAction, children }: RunTableProps<Row>) {
  const translate = useTranslate();
  const rows = query.data ?? [];
  return (
    <section className={classes(cardStyles.sheet, styles.section)} aria-label={title}>
      <h2>{title}</h2>
      {query.isPending && <Skeleton width="100%" height="80px" />}
      {query.error && (
        <ErrorState title={failedTitle} error={toAppError(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 &&
        (emptyAction ? (
          <EmptyState title={translate('list.state.empty')} text={translate('importRun.empty')} action={emptyAction} />
        ) : (
          <p className={textStyles.smallSecond}>{translate('list.state.empty')}</p>
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
          <tbody>{rows.slice(0, maxRows).map(renderRow)}</tbody>
        </table>
      )}
      {children}
    </section>
  );
}
