import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Modal } from '../../../ui/Modal';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Skeleton } from '../../../ui/Skeleton';
import { StatePill } from '../../../ui/StatePill';
import { useRunStore } from '../run/useRunStore';
import { countsOf, type StoredRun } from '../send/storedRun';
import styles from './history.module.css';

/** Imports that were begun on this device, those first that still wait. */
export function KeptRuns() {
  const translate = useTranslate();
  const { siteId } = useShop();
  const store = useRunStore();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: ['imports', siteId], queryFn: () => store.list() });
  const [forgetting, setForgetting] = useState<StoredRun | null>(null);
  const forget = async (run: StoredRun) => {
    await store.forget(run);
    setForgetting(null);
    await queryClient.invalidateQueries({ queryKey: ['imports', siteId] });
  };
  return (
    <section className={styles.sheet} aria-label={translate('importRun.here')}>
      <h2>{translate('importRun.here')}</h2>
      {query.isPending && <Skeleton width="100%" height="80px" />}
      {query.error && (
        <ErrorState
          title={translate('importRun.kept')}
          error={toAppError(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <EmptyState title={translate('importRun.empty')} />}
      {query.data && query.data.length > 0 && (
        <table className={styles.table}>
          <RunHead />
          <tbody>
            {query.data.map((run) => (
              <KeptRun key={run.id} run={run} onForget={setForgetting} />
            ))}
          </tbody>
        </table>
      )}
      {forgetting && (
        <Modal
          danger
          title={translate('importRun.run.forgetTitle')}
          submitLabel={translate('importRun.run.forgetSubmit')}
          onCancel={() => setForgetting(null)}
          onSubmit={() => forget(forgetting)}
        >
          <p>{translate('importRun.run.forgetText')}</p>
        </Modal>
      )}
    </section>
  );
}

/** Heads of the columns of imports. */
export function RunHead() {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {['what', 'rows', 'state', 'when', 'more'].map((column) => (
          <th key={column} scope="col">
            {translate(`importRun.columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function KeptRun({ run, onForget }: { run: StoredRun; onForget: (run: StoredRun) => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, waiting, refused } = countsOf(run);
  const ended = refused > 0 ? ('refused' as const) : ('done' as const);
  const state = waiting > 0 ? 'paused' : ended;
  return (
    <tr>
      <td>
        {translate(`importRun.kinds.${run.kind}`)}
        <div className={styles.second} dir="auto">
          {run.source ?? translate('importRun.pasted')}
        </div>
      </td>
      <td className={styles.number}>{points(total, locale)}</td>
      <td>
        <StatePill tone={state === 'paused' ? 'waiting' : 'done'}>{translate(`importRun.states.${state}`)}</StatePill>
      </td>
      <td>
        <RelativeTime instant={run.createdAt} />
      </td>
      <td>
        <ButtonLink to={`/imports/${run.id}`}>{translate('importRun.open')}</ButtonLink>{' '}
        <Button kind="quiet" onClick={() => onForget(run)}>
          {translate('importRun.run.forget')}
        </Button>
      </td>
    </tr>
  );
}
