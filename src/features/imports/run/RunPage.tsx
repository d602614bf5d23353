import '../../../../i18n/en/areas/importRun';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { QueueReport } from '../queue/QueueReport';
import styles from '../Step.module.css';
import type { StoredRun } from '../send/storedRun';
import { Run } from './Run';
import { RunSource } from './RunSource';
import { useOpenRun } from './useOpenRun';
import { useRunState } from './useRunState';
import { useRunStore } from './useRunStore';

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
  return (
    <>
      <PageHeader
        back={<BackButton to="/imports" label={translate('importRun.run.back')} />}
        title={stored ? translate('importRun.run.title', { kind }) : translate('pages.imports.title')}
        subtitle={stored ? <RunSource run={stored} /> : undefined}
      />
      {query.isPending && <Skeleton width="100%" height="160px" />}
      {query.error && (
        <ErrorState
          title={translate('importRun.kept')}
          error={toAppError(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
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
