import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Program } from '../../../../resources/programs';
import { isHideable } from '../../../defineConsole';
import { PageLink } from '../../../ui/navigation/PageLink';
import { useCreateProgram } from '../programs/useCreateProgram';
import { NameDialog } from './NameDialog';

/** Step of the setup with preset programs, with its form open. */
const PRESETS = '/wizard/program?new';

/** Dialog that creates a program and opens its page. */
export function CreateProgram({ programs, onClose }: { programs: readonly Program[]; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createProgram = useCreateProgram('create');

  const create = async (name: string) => {
    const { id, failure } = await createProgram({ name, done: translate('programs.done.create', { name }) });
    if (failure !== null) return failure;
    onClose();
    void navigate(buildProgramUrl(id));
    return null;
  };
  return (
    <NameDialog
      title={translate('programs.dialog.createTitle')}
      text={
        <>
          {translate('programs.dialog.createText')}{' '}
          {!isHideable(PRESETS) && <PageLink to={PRESETS}>{translate('programs.dialog.presets')}</PageLink>}
        </>
      }
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
