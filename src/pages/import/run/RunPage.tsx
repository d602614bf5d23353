import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { useShop } from '../../../engine/shop';
import { BackButton } from '../../../ui/BackButton';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import type { StoredRun } from '../send/storedRun';
import { Run } from './Run';
import { useOpenRun } from './useOpenRun';
import { useRunStore } from './useRunStore';

/** One import: how far it is, what was taken and what not, and what can be done about it. */
export default function RunPage() {
  const { run: id = '' } = useParams();
  const translate = useTranslate();
  const { siteId } = useShop();
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
        title={
          stored
            ? translate('importRun.run.title', { kind: kind.toLocaleLowerCase() })
            : translate('pages.imports.title')
        }
        subtitle={stored ? (stored.source ?? translate('importRun.pasted')) : undefined}
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
  return <Run run={run} store={store} />;
}
