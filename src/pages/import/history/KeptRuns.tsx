import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useShop } from '../../../engine/shop';
import { classes } from '../../../ui/classes';
import { ErrorState } from '../../../ui/ErrorState';
import { Modal } from '../../../ui/Modal';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useRunStore } from '../run/useRunStore';
import type { StoredRun } from '../send/storedRun';
import styles from './history.module.css';
import { KeptRun } from './KeptRun';

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
    <section className={classes(sheets.sheet, styles.part)} aria-label={translate('importRun.here')}>
      <h2>{translate('importRun.here')}</h2>
      {query.isPending && <Skeleton width="100%" height="80px" />}
      {query.error && (
        <ErrorState
          title={translate('importRun.kept')}
          error={toAppError(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <p>{translate('importRun.empty')}</p>}
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
        {['what', 'rows', 'state', 'when'].map((column) => (
          <th key={column} scope="col">
            {translate(`importRun.columns.${column}`)}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{translate('importRun.columns.more')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
