import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Modal } from '../../../ui/overlays/Modal';
import { countCheckedRows } from '../send/batchCheck';
import type { ImportRunState } from '../send/importRun';
import { countRows, type RunStore, type StoredRun } from '../send/storedRun';
import { RemovalDialog } from './RemovalDialog';
import { getWholePart, type RevertedPart, startRevert, toRevertId } from './revertRun';
import { useOpenRun } from './useOpenRun';
import { useRunState } from './useRunState';
import { useShowRun } from './useShowRun';

interface RevertButtonProps {
  stored: StoredRun;
  store: RunStore;
  part?: RevertedPart;
}

/** Reverts an import or a part of it after confirmation, or links to the existing reversal. */
export function RevertButton({ stored, store, part = getWholePart(stored) }: RevertButtonProps) {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const [isConfirming, setConfirming] = useState(false);
  const revertRun = useQuery({
    queryKey: ['imports', siteId, toRevertId(stored, part)],
    queryFn: () => store.run(toRevertId(stored, part)),
  });
  if (revertRun.isPending) return null;
  if (revertRun.data) return <RevertLink revert={revertRun.data} part={part} />;
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{translate(`importRun.run.${part}.revert`)}</Button>
      {isConfirming && part === 'removal' && (
        <RemovalDialog stored={stored} store={store} onCancel={() => setConfirming(false)} />
      )}
      {isConfirming && part !== 'removal' && (
        <RevertDialog stored={stored} store={store} part={part} onCancel={() => setConfirming(false)} />
      )}
    </>
  );
}

/** Link to a reversal. Its label says whether the reversal is complete. */
function RevertLink({ revert, part }: { revert: StoredRun; part: RevertedPart }) {
  const translate = useTranslate();
  const open = useOpenRun();
  const [run] = useState(() => open(revert));
  const { state } = useRunState(run);
  return (
    <ButtonLink to={`/imports/${revert.id}`}>{translate(`importRun.run.${part}.${toLinkLabel(state)}`)}</ButtonLink>
  );
}

function toLinkLabel({ kind }: ImportRunState): 'reverted' | 'reverting' | 'revertUnfinished' {
  if (kind === 'done') return 'reverted';
  return kind === 'sending' || kind === 'elsewhere' ? 'reverting' : 'revertUnfinished';
}

interface RevertDialogProps {
  stored: StoredRun;
  store: RunStore;
  part: Exclude<RevertedPart, 'removal'>;
  onCancel: () => void;
}

function RevertDialog({ stored, store, part, onCancel }: RevertDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const rows = part === 'all' ? countRows(stored).accepted : countCheckedRows(stored).repeated;
  const showRun = useShowRun();
  const errorText = useErrorText();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const revert = async () => {
    setErrorMessage(null);
    try {
      const note = translate(`importRun.run.${part}.revertNote`);
      const run = await startRevert(stored, store, { part, note, now: () => new Date(getServerTime()).toISOString() });
      if (!run) return setErrorMessage(translate('importRun.run.revertGone'));
      await showRun(run);
    } catch (error) {
      setErrorMessage(translate('importRun.run.keepFailed', { reason: errorText(error) }));
    }
  };
  return (
    <Modal
      danger
      title={translate(`importRun.run.${part}.revertTitle`)}
      submitLabel={translate(`importRun.run.${part}.revertSubmit`)}
      onCancel={onCancel}
      onSubmit={revert}
      error={errorMessage}
    >
      <p>{translate(`importRun.run.${part}.revertText`, { smart_count: rows, count: formatPoints(rows, locale) })}</p>
    </Modal>
  );
}
