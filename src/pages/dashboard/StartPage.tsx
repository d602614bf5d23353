import { Navigate, useSearchParams } from 'react-router';
import { safeFrom } from '../../session/safeFrom';
import { Dashboard } from './Dashboard';
import { Checklist } from './setup/Checklist';
import { useIntro } from './setup/useIntro';

/** '/': on to where a sign-in came from; else the setup while it is not finished, and the dashboard after. */
export default function StartPage() {
  const [parameters] = useSearchParams();
  const from = safeFrom(parameters.get('from'));
  return from === '/' ? <Start /> : <Navigate to={from} replace />;
}

function Start() {
  const intro = useIntro();
  return (
    <div ref={intro.region}>
      {intro.isOpen ? (
        <Checklist isSaving={intro.isSaving} onFinish={() => void intro.change(false)} />
      ) : (
        <Dashboard isSaving={intro.isSaving} onRestart={() => void intro.change(true)} />
      )}
    </div>
  );
}
