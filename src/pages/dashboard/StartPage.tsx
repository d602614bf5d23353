import '../../../i18n/en/areas/dashboard';
import { type ComponentType, Suspense, useLayoutEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { AppError } from '../../../dataProvider/errors';
import { useSetupWizard } from '../../engine/setup/useSetupWizard';
import { sanitizeReturnPath } from '../../session/sanitizeReturnPath';
import { Spinner } from '../../ui/icons/Spinner';
import { Dashboard } from './Dashboard';

interface StartPageProps {
  /** Setup wizard that replaces the dashboard, lazy-loaded. */
  Wizard: ComponentType<{ isSaving: boolean; onLaunch: (() => Promise<AppError | null>) | undefined }>;
  /** Loads the code of the wizard. Never rejects. */
  loadWizard: () => Promise<void>;
}

/** Start page. Redirects to the return path of a sign-in; otherwise renders the setup wizard or the dashboard. */
export default function StartPage(props: StartPageProps) {
  const [parameters] = useSearchParams();
  const from = sanitizeReturnPath(parameters.get('from'));
  return from === '/' ? <Start {...props} /> : <Navigate to={from} replace />;
}

function Start({ Wizard, loadWizard }: StartPageProps) {
  const { isOpen, isSaving, setOpen } = useSetupWizard();
  const region = useRef<HTMLDivElement>(null);
  const previousOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (previousOpen.current === isOpen) return;
    previousOpen.current = isOpen;
    // The pressed button unmounts with its page, so move the focus to the new heading.
    const heading = region.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [isOpen]);
  const restart = async () => {
    // Loaded first, so that its heading can take the focus.
    await loadWizard();
    return setOpen(true);
  };
  return (
    <div ref={region}>
      {isOpen ? (
        <Suspense fallback={<Spinner label />}>
          <Wizard isSaving={isSaving} onLaunch={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Dashboard isSaving={isSaving} onRestart={restart} />
      )}
    </div>
  );
}
