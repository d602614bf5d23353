import '../../../../i18n/en/areas/wizard';
import { useNavigate } from 'react-router';
import { useSetupWizard } from '../useSetupWizard';
import Checklist from './Checklist';

/** The setup wizard at its own URL, also after the store was launched. */
export default function WizardPage() {
  const navigate = useNavigate();
  const { isOpen, isSaving, setOpen } = useSetupWizard();
  const launch = async () => {
    const error = await setOpen(false);
    if (error === null) await navigate('/');
    return error;
  };
  return <Checklist isSaving={isSaving} onLaunch={isOpen ? launch : undefined} />;
}
