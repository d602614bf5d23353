import '../../../i18n/en/areas/signOut';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findUnsentWork, type UnsentWork } from '../../engine/drafts/findUnsentWork';
import { useSession } from '../../session/SessionContext';
import { UnsentWorkList } from '../../session/UnsentWorkList';
import { Button } from '../../ui/buttons/Button';
import { CenteredCardPage } from '../../ui/layout/CenteredCardPage';
import flowStyles from '../../ui/layout/flow.module.css';

/** Signs out and redirects to the start page. Asks first if that would delete unsent work: any link may lead here. */
export default function LogoutPage() {
  const translate = useTranslate();
  const controller = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [work, setWork] = useState<readonly UnsentWork[]>([]);
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
    void Promise.resolve(isSignedIn ? findUnsentWork() : []).then((found) => {
      if (isLeft) return;
      if (found.length > 0) setWork(found);
      else signOut(false);
    });
    return () => {
      isLeft = true;
    };
  }, [controller, signOut]);
  if (work.length === 0) return null;
  // The first page of the tab has no page to go back to.
  const stay = () => (key === 'default' ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <CenteredCardPage title={translate('signOut.title')}>
      <UnsentWorkList work={work} />
      <div className={flowStyles.buttons}>
        <Button kind="primary" onClick={() => void stay()}>
          {translate('signOut.stay')}
        </Button>
        <Button onClick={() => signOut(true)}>{translate('signOut.leave')}</Button>
      </div>
    </CenteredCardPage>
  );
}
