import '../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasUnsentWork } from '../../engine/drafts/hasUnsentWork';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/buttons/Button';
import { CenteredCardPage } from '../../ui/layout/CenteredCardPage';

/** Signs out and redirects to the start page. Asks first if that would delete unsent work: any link may lead here. */
export default function LogoutPage() {
  const translate = useTranslate();
  const controller = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const signOut = useCallback(
    (discardsWork: boolean) => {
      controller.signOut(discardsWork);
      void navigate('/', { replace: true });
    },
    [controller, navigate],
  );
  useEffect(() => {
    let isLeft = false;
    const isSignedIn = controller.stored.read() !== null;
    void Promise.resolve(isSignedIn && hasUnsentWork()).then((isUnsent) => {
      if (isLeft) return;
      if (isUnsent) setAsking(true);
      else signOut(false);
    });
    return () => {
      isLeft = true;
    };
  }, [controller, signOut]);
  if (!isAsking) return null;
  // The first page of the tab has no page to go back to.
  const stay = () => (key === 'default' ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <CenteredCardPage title={translate('auth.unsent.title')}>
      <p>{translate('auth.unsent.text')}</p>
      <div>
        <Button kind="primary" onClick={() => void stay()}>
          {translate('auth.unsent.stay')}
        </Button>{' '}
        <Button onClick={() => signOut(true)}>{translate('auth.unsent.leave')}</Button>
      </div>
    </CenteredCardPage>
  );
}
