import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useEngine } from '../../../engine/EngineContext';
import { useShop } from '../../../engine/shop';
import { useKeepDraft } from '../../../engine/useDraft';
import { points } from '../../../lib/points';
import { Modal } from '../../../ui/Modal';
import { useToast } from '../../../ui/toastContext';
import { programDraftName } from '../draft/keptDraft';
import type { ProgramDialogProps } from './programDialog';
import { removeProgram } from './programList';
import { useMemberCount } from './useMemberCount';
import { useOutcomeText } from './useOutcomeText';
import { useProgramPorts } from './useProgramList';

/** Asks before a programme is deleted, naming how many customers are in it. */
export function RemoveProgram({ program, title, onClose }: Omit<ProgramDialogProps, 'programs'>) {
  const translate = useTranslate();
  const toast = useToast();
  const outcomeText = useOutcomeText();
  const keepDraft = useKeepDraft();
  const { siteName } = useShop();
  const { writer } = useEngine();
  const { ports, drop, reload } = useProgramPorts();
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setFailure(null);
    const outcome = await removeProgram(ports, program._id);
    void reload();
    if (outcome.kind !== 'done') return setFailure(outcomeText('remove', outcome));
    drop(program._id);
    keepDraft(programDraftName(program._id), '');
    void writer.refresh(customers);
    toast({ tone: 'done', text: translate('programs.done.remove', { name: title }) });
    onClose();
  };
  return (
    <Modal
      danger
      title={translate('programs.dialog.removeTitle', { name: title })}
      submitLabel={translate('programs.dialog.removeSubmit')}
      onCancel={onClose}
      onSubmit={remove}
      error={failure}
    >
      <Members programId={program._id} />
      <p>{translate('programs.dialog.removeText', { site: siteName })}</p>
    </Modal>
  );
}

function Members({ programId }: { programId: string }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { data: count, isPending } = useMemberCount(programId);
  const words = () => {
    if (isPending) return translate('programs.dialog.counting');
    if (count === null || count === undefined) return translate('programs.dialog.notCounted');
    if (count === 0) return translate('programs.dialog.noMembers');
    return translate('programs.dialog.members', { smart_count: count, count: points(count, locale) });
  };
  return <p aria-busy={isPending}>{words()}</p>;
}
