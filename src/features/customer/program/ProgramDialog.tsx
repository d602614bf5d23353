import '../../../../i18n/en/areas/program';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { excludedFromPrograms } from '../../../../resources/programs';
import type { ActionDialogProps, ActionTarget } from '../../../engine/actions/actionDialogs';
import { useRecordActions } from '../../../engine/actions/useRecordActions';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { Modal } from '../../../ui/overlays/Modal';

/**
 * Dialog to move one or all selected customers to a program, to the default program, or to none. Undo restores the
 * previous program.
 */
export default function ProgramDialog({ entity, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const run = useRecordActions(entity);
  const { nameOf } = useLoadPrograms(true);
  const currentProgram = getSharedProgram(target);
  const [selected, setSelected] = useState<string | null>(null);
  const count = target.kind === 'record' ? 1 : target.count;
  const isSame = selected !== null && currentProgram !== undefined && toProgramId(selected) === currentProgram;

  const submit = () => {
    if (selected === null || isSame) return;
    const set = { loyaltyProgramId: toProgramId(selected) };
    if (target.kind === 'record') {
      // Close synchronously, so the focus returns to the row before the action moves it on.
      flushSync(onClose);
      void run({ name: 'program', action: { set } }, target.record);
      return;
    }
    onBulk({ toChange: (record) => (getProgramId(record) === set.loyaltyProgramId ? null : { set }) });
  };

  return (
    <Modal
      title={
        target.kind === 'record'
          ? translate('program.title', { title: labels.title(target.record) })
          : translate('program.titleMany', { smart_count: count })
      }
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('program.submit')}
      submitDisabled={selected === null || isSame}
    >
      {currentProgram !== undefined && <p>{translate('program.now', { program: nameOf(currentProgram) })}</p>}
      <ProgramPicker
        empty
        excluded
        required
        label={translate('program.label')}
        placeholder={translate('program.placeholder')}
        value={selected}
        onChange={setSelected}
        help={selected === excludedFromPrograms ? translate('program.excludedHelp') : undefined}
        error={isSame ? translate('program.same', { smart_count: count }) : undefined}
      />
    </Modal>
  );
}

/** API value of a choice; null for the default program. */
const toProgramId = (selected: string) => (selected === '' ? null : selected);

const getProgramId = (record: ConsoleRecord) =>
  typeof record['loyaltyProgramId'] === 'string' ? record['loyaltyProgramId'] : null;

/** Returns the current program of all targets; undefined if it differs or is unknown. */
function getSharedProgram(target: ActionTarget): string | null | undefined {
  const records = target.kind === 'record' ? [target.record] : (target.records ?? []);
  const programs = new Set(records.map(getProgramId));
  return programs.size === 1 ? [...programs][0] : undefined;
}
