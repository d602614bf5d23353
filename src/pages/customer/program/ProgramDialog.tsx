import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { excludedFromPrograms } from '../../../../resources/programs';
import type { ActionDialogProps, ActionTarget } from '../../../engine/actions/actionDialogs';
import { useRecordActions } from '../../../engine/actions/useRecordActions';
import { useEngine } from '../../../engine/EngineContext';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import { useLoadPrograms } from '../../../engine/programs';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useEntityWords } from '../../../engine/words';
import { Modal } from '../../../ui/Modal';

/** Moves one customer, or all that are selected, to a programme, to the default one, or out of all; undone by the one from before. */
export default function ProgramDialog({ entity, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const { writer } = useEngine();
  const run = useRecordActions(entity);
  const { nameOf } = useLoadPrograms(true);
  const now = sharedProgram(target);
  const [chosen, setChosen] = useState<string | null>(null);
  const count = target.kind === 'record' ? 1 : target.count;
  const isSame = chosen !== null && now !== undefined && sent(chosen) === now;

  const submit = () => {
    if (chosen === null || isSame) return;
    const set = { loyaltyProgramId: sent(chosen) };
    if (target.kind === 'record') {
      // First the focus goes back to the row, then on to the one that takes its place.
      flushSync(onClose);
      void run({ name: 'program', action: { set } }, target.record);
      return;
    }
    onBulk({
      canUndo: true,
      async perform(record, undoing) {
        const before = { loyaltyProgramId: programOf(record) };
        if (undoing) await writer.write(entity, { ...record, ...set }, { set: before });
        else await writer.write(entity, record, { set });
      },
    });
  };

  return (
    <Modal
      title={
        target.kind === 'record'
          ? translate('program.title', { title: words.title(target.record) })
          : translate('program.titleMany', { smart_count: count })
      }
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('program.submit')}
      submitDisabled={chosen === null || isSame}
    >
      {now !== undefined && <p>{translate('program.now', { program: nameOf(now) })}</p>}
      <ProgramPicker
        required
        excluded
        label={translate('program.label')}
        empty={nameOf(null)}
        placeholder={translate('program.placeholder')}
        value={chosen}
        onChange={setChosen}
        help={chosen === excludedFromPrograms ? translate('program.excludedHelp') : undefined}
        error={isSame ? translate('program.same', { smart_count: count }) : undefined}
      />
    </Modal>
  );
}

/** What is sent for a choice: null for the default programme. */
const sent = (chosen: string) => (chosen === '' ? null : chosen);

const programOf = (record: ConsoleRecord) =>
  typeof record['loyaltyProgramId'] === 'string' ? record['loyaltyProgramId'] : null;

/** The programme that all are in now; undefined where they are in several, or are not known yet. */
function sharedProgram(target: ActionTarget): string | null | undefined {
  const records = target.kind === 'record' ? [target.record] : (target.records ?? []);
  const programs = new Set(records.map(programOf));
  return programs.size === 1 ? [...programs][0] : undefined;
}
