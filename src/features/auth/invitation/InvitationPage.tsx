import '../../../../i18n/en/areas/invitation';
import '../../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getMediaUrls } from '../../../config';
import { getInitials } from '../../../lib/format/names';
import { useConfig, useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Banner } from '../../../ui/feedback/Banner';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import flowStyles from '../../../ui/layout/flow.module.css';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { ownUrl } from '../../../ui/viewer/mediaItem';
import invitationStyles from '../entry.module.css';
import { SignInForm } from '../SignInForm';
import { AcceptForm } from './AcceptForm';
import {
  clearPendingInvitation,
  getPendingInvitation,
  type InvitationAnswer,
  type InvitationState,
  readInvitation,
} from './invitationState';

/** Invitation of a manager: shows the store, and accepts or declines. Its token is in the tab's storage, not in the URL. */
export default function InvitationPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('pages.invitation.title'));
  const [emailToken] = useState(getPendingInvitation);
  if (emailToken === '') {
    return <InvitationOutcome title={translate('invitation.none')} text={translate('invitation.noneText')} />;
  }
  return <PendingInvitation emailToken={emailToken} />;
}

function PendingInvitation({ emailToken }: { emailToken: string }) {
  const translate = useTranslate();
  const calls = useEntryCalls();
  const [state, setState] = useState<InvitationState | null>(null);
  const [answer, setAnswer] = useState<InvitationAnswer | null>(null);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const next = await readInvitation(calls, emailToken, signal);
      if (!signal?.aborted) setState(next);
    },
    [calls, emailToken],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  const retry = () => {
    setState(null);
    void read();
  };
  const finish = useCallback((next: InvitationAnswer) => {
    clearPendingInvitation();
    setAnswer(next);
  }, []);

  if (answer?.kind === 'declined') return <InvitationOutcome title={translate('invitation.declined')} isDone />;
  if (answer?.kind === 'lost') {
    const storeId = state?.kind === 'open' ? state.invitation.store._id : null;
    return <LostAnswer storeId={storeId} password={answer.password} />;
  }
  if (!state) return <InvitationSkeleton />;
  switch (state.kind) {
    case 'failed': {
      const hasText = state.error.message !== '' || state.error.kind === 'offline';
      return (
        <CenteredCardPage title={translate('pages.invitation.title')}>
          <ErrorState
            title={translate(hasText ? 'invitation.loadFailed' : 'auth.unexpected')}
            error={state.error}
            onRetry={retry}
          />
        </CenteredCardPage>
      );
    }
    case 'ended':
      return (
        <InvitationOutcome
          title={translate('invitation.ended')}
          problem={state.error.message || translate('auth.unexpected')}
          text={translate('invitation.endedText')}
          onRetry={retry}
        />
      );
    case 'open': {
      const { name, logo } = state.invitation.store;
      return (
        <CenteredCardPage
          title={name ? translate('invitation.title', { store: name }) : translate('invitation.titleUnnamed')}
          text={translate('invitation.text')}
          image={<StoreLogo name={name ?? ''} logo={logo} />}
        >
          <AcceptForm emailToken={emailToken} invitation={state.invitation} onReread={setState} onAnswered={finish} />
        </CenteredCardPage>
      );
    }
  }
}

/** Placeholder while the invitation loads. */
function InvitationSkeleton() {
  const translate = useTranslate();
  return (
    <CenteredCardPage title={translate('pages.invitation.title')}>
      <div className={flowStyles.rows3} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{translate('invitation.loading')}</span>
        </VisuallyHidden>
        <Skeleton width={56} height={56} />
        <Skeleton width="70%" height={20} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </div>
    </CenteredCardPage>
  );
}

/** Logo of a store if it is on a media host and can be loaded, else the store's initials. The name is in the title. */
function StoreLogo({ name, logo }: { name: string; logo: string | null }) {
  const url = ownUrl(logo, getMediaUrls(useConfig()));
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) {
    return (
      <span aria-hidden="true" className={classes(invitationStyles.logo, invitationStyles.letters)}>
        {getInitials(name)}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      className={invitationStyles.logo}
      onError={() => setBroken(true)}
    />
  );
}

interface LostAnswerProps {
  /** The invited store; null if unknown. */
  storeId: string | null;
  /** The password that was sent; '' if there was none. */
  password: string;
}

/**
 * Shown if the response to an acceptance was lost and the invitation is no longer open. Signing in shows whether
 * the acceptance was applied. The API doesn't return the email address of an invitation, so the form asks for it.
 */
function LostAnswer({ storeId, password }: LostAnswerProps) {
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
function InvitationOutcome({
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
      <div ref={outcome} tabIndex={-1} role={isDone ? 'status' : undefined} className={invitationStyles.outcome}>
        {isDone && <Banner tone="done">{title}</Banner>}
        {problem && <Banner tone="danger">{problem}</Banner>}
        {text && <p>{text}</p>}
      </div>
      <div className={flowStyles.controls}>
        <ButtonLink kind="primary" to={isSignedIn ? '/' : '/auth'}>
          {translate(isSignedIn ? 'invitation.toConsole' : 'invitation.toSignIn')}
        </ButtonLink>
        {onRetry && <Button onClick={onRetry}>{translate('invitation.checkAgain')}</Button>}
      </div>
    </CenteredCardPage>
  );
}
