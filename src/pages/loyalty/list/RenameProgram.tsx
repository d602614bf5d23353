import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { useToast } from '../../../ui/toastContext';
import { NameDialog } from './NameDialog';
import type { ProgramDialogProps } from './programDialog';
import { renameProgram } from './programList';
import { useOutcomeText } from './useOutcomeText';
import { useProgramPorts } from './useProgramList';

/** Gives a programme another name. */
export function RenameProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const outcomeText = useOutcomeText();
  const { ports, show, reload } = useProgramPorts();
  // What the merchant saw: not what it became while the dialog was open.
  const [seen, setSeen] = useState<Program>(program);

  const rename = async (name: string) => {
    const outcome = await renameProgram(ports, { _id: seen._id, before: seen.name, name });
    void reload();
    if (outcome.kind === 'gone') return translate('programs.failure.gone');
    if (outcome.kind === 'renamed') {
      setSeen(outcome.program);
      return translate('programs.failure.renamed', { name: outcome.program.name ?? '' });
    }
    if (outcome.kind !== 'done') return outcomeText('rename', outcome);
    show(outcome.value);
    toast({ tone: 'done', text: translate('programs.done.rename', { name }) });
    onClose();
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.renameTitle', { name: title })}
      submitLabel={translate('programs.dialog.renameSubmit')}
      draft={`edit:programName.${program._id}`}
      first={program.name ?? ''}
      others={programs.filter(({ _id }) => _id !== program._id)}
      onCancel={onClose}
      onSubmit={rename}
    />
  );
}
