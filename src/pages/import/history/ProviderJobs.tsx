import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ImportJob } from '../../../../dataProvider/methods/imports';
import type { Tone } from '../../../../resources/field';
import { importJobsQuery, isUnderWay } from '../../../engine/imports/importJobs';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { ExternalLink } from '../../../ui/ExternalLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { StatePill } from '../../../ui/StatePill';
import styles from './history.module.css';
import { RunTable } from './RunTable';

/** Imports as the provider tells of them; where it tells nothing, that is said. */
export function ProviderJobs() {
  const translate = useTranslate();
  const { siteId } = useShop();
  const dataProvider = useProvider();
  const [shown, setShown] = useState(shownAtOnce);
  const query = useQuery({
    ...importJobsQuery(dataProvider, siteId),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 5000 : false),
  });
  if (query.data === null) return <p className={styles.second}>{translate('importRun.notTold')}</p>;
  return (
    <RunTable
      title={translate('importRun.provider')}
      failedTitle={translate('importRun.providerFailed')}
      query={query}
      most={shown}
      row={(job) => <Job key={job._id} job={job} />}
    >
      {query.data && query.data.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + shownAtOnce)}>{translate('ui.showMore')}</Button>
        </div>
      )}
    </RunTable>
  );
}

/** A large import is a job for each of its batches: they are shown a few at a time. */
const shownAtOnce = 20;

const tones: Readonly<Record<string, Tone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'done',
  failed: 'refused',
};

function Job({ job }: { job: ImportJob }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, status, rows, failed, createdAt, errorsUrl } = job;
  return (
    <tr>
      <td>{kind !== null && translate(`importRun.kinds.${kind}`, { _: kind })}</td>
      <td className={styles.number} data-label={translate('importRun.columns.rows')}>
        {rows !== null && points(rows, locale)}
      </td>
      <td>
        {status !== null && (
          <StatePill tone={tones[status] ?? 'neutral'}>
            {translate(`importRun.statuses.${status}`, { _: status })}
          </StatePill>
        )}
      </td>
      <td>
        <RelativeTime instant={createdAt} />
      </td>
      <td className={styles.acts}>
        {failed !== null && failed > 0 && (
          <ExternalLink href={errorsUrl}>
            {translate('importRun.refusedOf', { refused: points(failed, locale) })}
          </ExternalLink>
        )}
      </td>
    </tr>
  );
}
