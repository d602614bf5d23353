import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useShop } from '../../../engine/shop';
import { Modal } from '../../../ui/Modal';
import { useRunStore } from '../run/useRunStore';
import type { StoredRun } from '../send/storedRun';
import { KeptRun } from './KeptRun';
import { RunTable } from './RunTable';

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
    <RunTable
      title={translate('importRun.here')}
      failedTitle={translate('importRun.kept')}
      query={query}
      row={(run) => <KeptRun key={run.id} run={run} onForget={setForgetting} />}
    >
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
    </RunTable>
  );
}
