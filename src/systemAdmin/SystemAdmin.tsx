/** The provider's admin area. It needs a session, but no open site: it must work while the settings fail. */
import '../../i18n/en/areas/systemAdmin';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { type Access, checkAccess } from '../../dataProvider/diagnostics/checkAccess';
import { guessSite } from '../session/guessSite';
import { useConfig, useSession, useSessionState } from '../session/SessionContext';
import { SignInRedirect } from '../session/SessionGate';
import { Banner } from '../ui/feedback/Banner';
import { Spinner } from '../ui/icons/Spinner';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import { ButtonLink } from '../ui/navigation/ButtonLink';
import { AdminLayout } from './AdminLayout';
import { AdminTargetContext } from './adminTarget';

/** Checks the access before anything of the area is downloaded or requested. */
export default function SystemAdmin() {
  const state = useSessionState();
  const { stored } = useSession();
  const { apiUrl } = useConfig();
  const siteId = guessSite(stored, []);
  const target = useMemo(() => ({ apiUrl, siteId, token: () => stored.token(siteId) }), [apiUrl, siteId, stored]);
  const [access, setAccess] = useState<Access | null>(null);
  const isSignedOut = state.kind === 'signedOut';
  useEffect(() => {
    if (isSignedOut) return;
    let isCurrent = true;
    void checkAccess(target).then((result) => {
      if (isCurrent) setAccess(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [target, isSignedOut]);
  if (isSignedOut) return <SignInRedirect reason={state.reason} />;
  if (access === null) return <Spinner label />;
  if (access === 'denied') return <NoAccess />;
  return (
    <AdminTargetContext value={target}>
      <AdminLayout access={access} />
    </AdminTargetContext>
  );
}

function NoAccess() {
  const translate = useTranslate();
  const title = translate('systemAdmin.denied.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <CenteredCardPage title={title}>
      <Banner tone="danger">{translate('systemAdmin.denied.text')}</Banner>
      <p>
        <ButtonLink kind="primary" to="/">
          {translate('systemAdmin.toConsole')}
        </ButtonLink>
      </p>
    </CenteredCardPage>
  );
}
