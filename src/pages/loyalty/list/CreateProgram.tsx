import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { useToast } from '../../../ui/toastContext';
import { NameDialog } from './NameDialog';
import { createProgram } from './programList';
import { useOutcomeText } from './useOutcomeText';
import { useProgramPorts } from './useProgramList';

/** Makes a programme, and leads to its page. */
export function CreateProgram({ programs, onClose }: { programs: readonly Program[]; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const outcomeText = useOutcomeText();
  const { ports, show, reload } = useProgramPorts();

  const create = async (name: string, key: string) => {
    const known = new Set(programs.map(({ _id }) => _id));
    const outcome = await createProgram(ports, { name, key, known });
    void reload();
    if (outcome.kind !== 'done') return outcomeText('create', outcome);
    show(outcome.value);
    toast({ tone: 'done', text: translate('programs.done.create', { name }) });
    onClose();
    void navigate(programAddress(outcome.value._id));
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.createTitle')}
      text={translate('programs.dialog.createText')}
      submitLabel={translate('programs.dialog.createSubmit')}
      draft="create:program"
      first=""
      others={programs}
      onCancel={onClose}
      onSubmit={create}
    />
  );
}

/** The page on which a programme is edited. */
export const programAddress = (id: string) => `/loyalty/${encodeURIComponent(id)}`;
