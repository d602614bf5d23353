import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import type { Program } from '../../../../resources/programs';
import { plainText } from '../../../lib/plainText';
import { randomId } from '../../../lib/randomId';
import { useToast } from '../../../ui/toastContext';
import { NameDialog } from './NameDialog';
import type { ProgramDialogProps } from './programDialog';
import { contentOf, createProgram, fillProgram, readProgram } from './programList';
import { useOutcomeText } from './useOutcomeText';
import { useProgramPorts } from './useProgramList';

/** Makes another programme with the same tasks, rewards and settings. */
export function DuplicateProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const outcomeText = useOutcomeText();
  const { ports, show, reload } = useProgramPorts();
  /** A copy that was made in a try before and could not be filled: the next try goes on with it. */
  const begun = useRef<{ copy: Program; content: ProgramChange } | null>(null);

  const begin = async (name: string, key: string) => {
    const fresh = await readProgram(ports, program._id);
    if (fresh.kind === 'gone') return translate('programs.failure.gone');
    if (fresh.kind !== 'done') return outcomeText('duplicate', fresh);
    const known = new Set(programs.map(({ _id }) => _id));
    const created = await createProgram(ports, { name, key, known });
    if (created.kind !== 'done') return outcomeText('duplicate', created);
    begun.current = { copy: created.value, content: contentOf(fresh.value, randomId) };
    return null;
  };
  const duplicate = async (name: string, key: string) => {
    try {
      const why = begun.current ? null : await begin(name, key);
      if (why !== null || !begun.current) return why;
      const { copy, content } = begun.current;
      // It may have been given another name since the try that made it.
      const filled = await fillProgram(ports, copy, { ...(copy.name !== name && { name }), ...content });
      if (filled.kind !== 'done') return outcomeText('fill', filled, copy.name ?? name);
      show(filled.value);
      toast({ tone: 'done', text: translate('programs.done.duplicate', { name }) });
      onClose();
      return null;
    } finally {
      void reload();
    }
  };
  return (
    <NameDialog
      title={translate('programs.dialog.duplicateTitle', { name: title })}
      text={translate('programs.dialog.duplicateText')}
      submitLabel={translate('programs.dialog.duplicateSubmit')}
      draft={`create:programCopy.${program._id}`}
      first={plainText(translate('programs.dialog.copyOf', { name: title }))}
      others={programs}
      onCancel={onClose}
      onSubmit={duplicate}
    />
  );
}
