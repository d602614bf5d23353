import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import type { Program } from '../../../../resources/programs';
import { createRandomId } from '../../../lib/createRandomId';
import { stripBidiMarks } from '../../../lib/format/stripBidiMarks';
import { copyProgramContent, fetchProgram, fillProgram, type NewProgram } from '../programs/programList';
import { useCreateProgram } from '../programs/useCreateProgram';
import { useOutcomeText } from '../programs/useOutcomeText';
import { useProgramPorts } from '../programs/useProgramList';
import { NameDialog } from './NameDialog';
import type { ProgramDialogProps } from './programDialog';

/** Dialog that creates a copy of a program. */
export function DuplicateProgram({ program, title, programs, onClose }: ProgramDialogProps) {
  const translate = useTranslate();
  const outcomeText = useOutcomeText();
  const { ports, upsert, refetch } = useProgramPorts();
  const { create: createProgram, reportCreated } = useCreateProgram();
  /** Copy from a failed attempt that is still empty; the next attempt fills it instead of creating another one. */
  const pendingCopy = useRef<{ request: NewProgram; copy: Program; content: ProgramChange } | null>(null);

  const createCopy = async (name: string, key: string) => {
    const fresh = await fetchProgram(ports, program._id);
    if (fresh.kind === 'gone') return translate('programs.failure.gone');
    if (fresh.kind !== 'done') return outcomeText('duplicate', fresh);
    const request = { name, key, known: new Set(programs.map(({ _id }) => _id)) };
    const created = await createProgram(request);
    if (created.kind !== 'done') return outcomeText('duplicate', created);
    const content = copyProgramContent(fresh.value, createRandomId);
    pendingCopy.current = { request, copy: created.value, content };
    return null;
  };
  const fillCopy = async (name: string, key: string) => {
    const failure = pendingCopy.current ? null : await createCopy(name, key);
    if (failure !== null || !pendingCopy.current) return failure;
    const { request, copy, content } = pendingCopy.current;
    // The name may have been edited since the copy was created.
    const filled = await fillProgram(ports, copy, { ...(copy.name !== name && { name }), ...content });
    if (filled.kind !== 'done') return outcomeText('fill', filled, copy.name ?? name);
    upsert(filled.value);
    reportCreated(request, filled.value, translate('programs.done.duplicate', { name }));
    onClose();
    return null;
  };
  const duplicate = async (name: string, key: string) => {
    const failure = await fillCopy(name, key);
    if (failure !== null) void refetch();
    return failure;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.duplicateTitle', { name: title })}
      text={translate('programs.dialog.duplicateText')}
      submitLabel={translate('programs.dialog.duplicateSubmit')}
      draft={`create:programCopy.${program._id}`}
      initialName={stripBidiMarks(translate('programs.dialog.copyOf', { name: title }))}
      otherPrograms={programs}
      onCancel={onClose}
      onSubmit={duplicate}
    />
  );
}
