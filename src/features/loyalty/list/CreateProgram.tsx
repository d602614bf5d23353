import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { useCreateProgram } from '../programs/useCreateProgram';
import { useOutcomeText } from '../programs/useOutcomeText';
import { useProgramPorts } from '../programs/useProgramList';
import { NameDialog } from './NameDialog';

/** Dialog that creates a program and opens its page. */
export function CreateProgram({ programs, onClose }: { programs: readonly Program[]; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const outcomeText = useOutcomeText();
  const { upsert, refetch } = useProgramPorts();
  const { create: createProgram, reportCreated } = useCreateProgram();

  const create = async (name: string, key: string) => {
    const program = { name, key, known: new Set(programs.map(({ _id }) => _id)) };
    const outcome = await createProgram(program);
    if (outcome.kind !== 'done') {
      void refetch();
      return outcomeText('create', outcome);
    }
    upsert(outcome.value);
    reportCreated(program, outcome.value, translate('programs.done.create', { name }));
    onClose();
    void navigate(buildProgramUrl(outcome.value._id));
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.createTitle')}
      text={translate('programs.dialog.createText')}
      submitLabel={translate('programs.dialog.createSubmit')}
      draft="create:program"
      initialName=""
      otherPrograms={programs}
      onCancel={onClose}
      onSubmit={create}
    />
  );
}

/** URL of the editor page of a program. */
export const buildProgramUrl = (id: string) => `/loyalty/${encodeURIComponent(id)}`;
