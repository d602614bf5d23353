import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import styles from './Invitation.module.css';

interface InvitationOutcomeProps {
  title: string;
  /** Why the invitation can't be used. */
  problem?: string;
  text?: string;
  /** Whether the title confirms what the user did. */
  isDone?: boolean;
  /** Whether the title takes the focus, because the focused button is unmounted. */
  takesFocus?: boolean;
  onRetry?: () => void;
}

/** An invitation that can't be answered any more, with the way to the sign-in page or the console. */
export function InvitationOutcome({
  title,
  problem,
  text,
  isDone = false,
  takesFocus = isDone,
  onRetry,
}: InvitationOutcomeProps) {
  const translate = useTranslate();
  const isSignedIn = hasSession(useSessionState());
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) outcome.current?.focus();
  }, [takesFocus]);
  return (
    <CenteredCardPage title={isDone ? translate('pages.invitation.title') : title}>
      <div ref={outcome} tabIndex={-1} role={isDone ? 'status' : undefined} className={styles.outcome}>
        {isDone && <Banner tone="done">{title}</Banner>}
        {problem && <Banner tone="danger">{problem}</Banner>}
        {text && <p>{text}</p>}
      </div>
      <div className={styles.buttons}>
        <ButtonLink kind="primary" to={isSignedIn ? '/' : '/auth'}>
          {translate(isSignedIn ? 'invitation.toConsole' : 'invitation.toSignIn')}
        </ButtonLink>
        {onRetry && <Button onClick={onRetry}>{translate('invitation.checkAgain')}</Button>}
      </div>
    </CenteredCardPage>
  );
}
