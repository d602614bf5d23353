import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useSaveDraft } from '../../../engine/drafts/useDraft';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Modal } from '../../../ui/overlays/Modal';
import { getProgramDraftName } from '../draft/programDraft';
import { removeProgram } from '../programs/programList';
import { useOutcomeText } from '../programs/useOutcomeText';
import { useProgramPorts } from '../programs/useProgramList';
import type { ProgramDialogProps } from './programDialog';
import { useMemberCount } from './useMemberCount';

/** Confirmation dialog for deleting a program. Shows its number of members. */
export function RemoveProgram({ program, title, onClose }: Omit<ProgramDialogProps, 'programs'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const outcomeText = useOutcomeText();
  const saveDraft = useSaveDraft();
  const { siteName } = useCurrentSite();
  const queryClient = useQueryClient();
  const { ports, removeFromCache, refetch } = useProgramPorts();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  const remove = async () => {
    setErrorMessage(null);
    const outcome = await removeProgram(ports, program._id);
    void refetch();
    if (outcome.kind !== 'done') return setErrorMessage(outcomeText('remove', outcome));
    removeFromCache(program._id);
    saveDraft(getProgramDraftName(program._id), '');
    void queryClient.invalidateQueries({ queryKey: [customers.name] });
    notify(translate('programs.done.remove', { name: title }), { type: 'success' });
    onClose();
  };
  return (
    <Modal
      danger
      title={translate('programs.dialog.removeTitle', { name: title })}
      submitLabel={translate('programs.dialog.removeSubmit')}
      onCancel={onClose}
      onSubmit={remove}
      error={errorMessage}
    >
      <MemberCount programId={program._id} />
      <p>{translate('programs.dialog.removeText', { site: siteName })}</p>
    </Modal>
  );
}

function MemberCount({ programId }: { programId: string }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: count, isPending } = useMemberCount(programId);
  const getMessage = () => {
    if (isPending) return translate('programs.dialog.counting');
    if (count === null || count === undefined) return translate('programs.dialog.notCounted');
    if (count === 0) return translate('programs.dialog.noMembers');
    return translate('programs.dialog.members', { smart_count: count, count: formatPoints(count, locale) });
  };
  return <p aria-busy={isPending}>{getMessage()}</p>;
}
