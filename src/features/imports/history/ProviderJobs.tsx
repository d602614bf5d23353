import { useGetList, useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { StatusTone } from '../../../../resources/field';
import type { ImportJob } from '../../../../resources/imports/importJob';
import { isJobInProgress } from '../../../../resources/imports/importJob';
import type { RecordOf } from '../../../../resources/recordKinds';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getOwn } from '../../../lib/getOwn';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import styles from './history.module.css';
import { RunTable } from './RunTable';

/** Import jobs reported by the provider, or a note if the provider doesn't report any. */
export function ProviderJobs() {
  const translate = useTranslate();
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const query = useGetList<RecordOf<'import-jobs'>>('import-jobs', allRecords(), {
    refetchInterval: ({ state }) => (state.data?.data?.some(isJobInProgress) ? 5000 : false),
  });
  if (query.meta?.isMissing) return <p className={styles.secondary}>{translate('importRun.notTold')}</p>;
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
