import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Modal } from '../../../ui/Modal';
import { countsOf, type RunStore, type StoredRun } from '../send/storedRun';
import { revertId, startRevert } from './revertRun';

interface RevertButtonProps {
  stored: StoredRun;
  store: RunStore;
}

/** Takes an import back, after asking; where that was begun before, leads to it: it is done once. */
export function RevertButton({ stored, store }: RevertButtonProps) {
  const translate = useTranslate();
  const { siteId } = useShop();
  const [isAsking, setAsking] = useState(false);
  const back = useQuery({
    queryKey: ['imports', siteId, revertId(stored)],
    queryFn: () => store.run(revertId(stored)),
  });
  if (back.isPending) return null;
  if (back.data) {
    return <ButtonLink to={`/imports/${back.data.id}`}>{translate('importRun.run.reverted')}</ButtonLink>;
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate('importRun.run.revert')}</Button>
      {isAsking && <RevertDialog stored={stored} store={store} onCancel={() => setAsking(false)} />}
    </>
  );
}

function RevertDialog({ stored, store, onCancel }: RevertButtonProps & { onCancel: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { taken } = countsOf(stored);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { siteId } = useShop();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const revert = async () => {
    setFailure(null);
    try {
      const note = translate('importRun.run.revertNote');
      const run = await startRevert(stored, store, { now: () => new Date().toISOString(), note });
      if (!run) return setFailure(translate('importRun.run.revertGone'));
      queryClient.setQueryData(['imports', siteId, run.id], run);
      await navigate(`/imports/${run.id}`);
    } catch (error) {
      setFailure(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  return (
    <Modal
      danger
      title={translate('importRun.run.revertTitle')}
      submitLabel={translate('importRun.run.revertSubmit')}
      onCancel={onCancel}
      onSubmit={revert}
      error={failure}
    >
      <p>{translate('importRun.run.revertText', { smart_count: taken, count: points(taken, locale) })}</p>
    </Modal>
  );
}
