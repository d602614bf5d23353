import { useTranslate } from 'ra-core';
import { useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { Banner } from '../../../ui/feedback/Banner';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { SignInForm } from '../SignInForm';
import { InvitationOutcome } from './InvitationOutcome';

interface LostAnswerProps {
  /** The invited store; null if unknown. */
  storeId: string | null;
  /** The password that was sent; '' if there was none. */
  password: string;
}

/**
 * Shown if the response to an acceptance was lost and the invitation is no longer open. Signing in reveals whether it
 * was accepted. The API doesn't return the email address of an invitation, so the form asks for it.
 */
export function LostAnswer({ storeId, password }: LostAnswerProps) {
  const translate = useTranslate();
  const goTo = useGoTo();
  const isSignedIn = hasSession(useSessionState());
  const title = translate('invitation.lost');
  const problem = translate('invitation.lostText');
  if (isSignedIn) return <InvitationOutcome title={title} problem={problem} takesFocus />;
  const open = () => goTo(storeId === null ? '/' : `/?siteId=${encodeURIComponent(storeId)}`, { replace: true });
  return (
    <CenteredCardPage title={title}>
      <Banner tone="danger">{problem}</Banner>
      <SignInForm initialPassword={password} onSignedIn={open} />
    </CenteredCardPage>
  );
}
