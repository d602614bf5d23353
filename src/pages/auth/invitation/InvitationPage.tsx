import '../../../../i18n/en/areas/invitation';
import '../../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { AcceptForm } from './AcceptForm';
import { InvitationOutcome } from './InvitationOutcome';
import { InvitationSkeleton } from './InvitationSkeleton';
import { type InvitationAnswer, type InvitationState, readInvitation } from './invitationState';
import { LostAnswer } from './LostAnswer';
import { clearPendingInvitation, getPendingInvitation } from './pendingInvitation';
import { StoreLogo } from './StoreLogo';

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
