import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Modal } from '../../../ui/overlays/Modal';
import type { ImportRunState } from '../send/importRun';
import { countRows, type RunStore, type StoredRun } from '../send/storedRun';
import { startRevert, toRevertId } from './revertRun';
import { useOpenRun } from './useOpenRun';
import { useRunState } from './useRunState';

interface RevertButtonProps {
  stored: StoredRun;
  store: RunStore;
}

/** Reverts an import after confirmation, or links to the existing reversal. */
export function RevertButton({ stored, store }: RevertButtonProps) {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const [isConfirming, setConfirming] = useState(false);
  const revertRun = useQuery({
    queryKey: ['imports', siteId, toRevertId(stored)],
    queryFn: () => store.run(toRevertId(stored)),
  });
  if (revertRun.isPending) return null;
  if (revertRun.data) return <RevertLink revert={revertRun.data} />;
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{translate('importRun.run.revert')}</Button>
      {isConfirming && <RevertDialog stored={stored} store={store} onCancel={() => setConfirming(false)} />}
    </>
  );
}

/** Link to a reversal. Its label says whether the reversal is complete. */
function RevertLink({ revert }: { revert: StoredRun }) {
  const translate = useTranslate();
  const open = useOpenRun();
  const [run] = useState(() => open(revert));
  const { state } = useRunState(run);
  return <ButtonLink to={`/imports/${revert.id}`}>{translate(`importRun.run.${toLinkLabel(state)}`)}</ButtonLink>;
}

function toLinkLabel({ kind }: ImportRunState): 'reverted' | 'reverting' | 'revertUnfinished' {
  if (kind === 'done') return 'reverted';
  return kind === 'sending' || kind === 'elsewhere' ? 'reverting' : 'revertUnfinished';
}

function RevertDialog({ stored, store, onCancel }: RevertButtonProps & { onCancel: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { accepted } = countRows(stored);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { siteId } = useCurrentSite();
  const open = useOpenRun();
  const errorText = useErrorText();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const revert = async () => {
    setErrorMessage(null);
    try {
      const note = translate('importRun.run.revertNote');
      const run = await startRevert(stored, store, { now: () => new Date(getServerTime()).toISOString(), note });
      if (!run) return setErrorMessage(translate('importRun.run.revertGone'));
      queryClient.setQueryData(['imports', siteId, run.id], run);
      void open(run).resume();
      await navigate(`/imports/${run.id}`);
    } catch (error) {
      setErrorMessage(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  return (
    <Modal
      danger
      title={translate('importRun.run.revertTitle')}
      submitLabel={translate('importRun.run.revertSubmit')}
      onCancel={onCancel}
      onSubmit={revert}
      error={errorMessage}
    >
      <p>{translate('importRun.run.revertText', { smart_count: accepted, count: formatPoints(accepted, locale) })}</p>
    </Modal>
  );
}
