import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { renameProgram } from '../programs/programList';
import { useOutcomeText } from '../programs/useOutcomeText';
import { useProgramPorts } from '../programs/useProgramList';
import { NameDialog } from './NameDialog';
import type { ProgramDialogProps } from './programDialog';

/** Dialog that renames a program. */
export function RenameProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const outcomeText = useOutcomeText();
  const { ports, upsert, refetch } = useProgramPorts();
  // The program as displayed, so that renames by other users since then are detected.
  const [seen, setSeen] = useState<Program>(program);

  const rename = async (name: string) => {
    const outcome = await renameProgram(ports, { _id: seen._id, before: seen.name, name });
    void refetch();
    if (outcome.kind === 'gone') return translate('programs.failure.gone');
    if (outcome.kind === 'renamed') {
      setSeen(outcome.program);
      return translate('programs.failure.renamed', { name: outcome.program.name ?? '' });
    }
    if (outcome.kind !== 'done') return outcomeText('rename', outcome);
    upsert(outcome.value);
    notify(translate('programs.done.rename', { name }), { type: 'success' });
    onClose();
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.renameTitle', { name: title })}
      submitLabel={translate('programs.dialog.renameSubmit')}
      draft={`edit:programName.${program._id}`}
      initialName={program.name ?? ''}
      otherPrograms={programs.filter(({ _id }) => _id !== program._id)}
      onCancel={onClose}
      onSubmit={rename}
    />
  );
}
