import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Modal } from '../../../ui/overlays/Modal';
import { useRunStore } from '../run/useRunStore';
import type { StoredRun } from '../send/storedRun';
import { fileImports } from './fileImports';
import { RunTable } from './RunTable';
import { StoredRunRow } from './StoredRunRow';

/** Imports stored in this browser, newest first. */
export function StoredRunTable() {
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
