import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { InvitationReply } from '../../../../dataProvider/methods/entryCalls';
import { useSession } from '../../../session/SessionContext';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { useToast } from '../../../ui/toasts/toastContext';
import type { EntryFailure } from '../FailureNotice';
import { useEntryErrorText } from '../useEntryErrorText';
import { type InvitationAnswer, type InvitationState, readInvitation } from './invitationState';
import { clearPendingInvitation } from './pendingInvitation';

/** Messages by field name. */
type FieldErrors = Readonly<Record<string, string>>;

interface Options {
  emailToken: string;
  /** The invited store, used if the response to accepting names none. */
  storeId: string | null;
  onReread: (state: InvitationState) => void;
  onAnswered: (answer: InvitationAnswer) => void;
}

/**
 * Sends the answer to an invitation. If a response is lost, the invitation is read again: it has ended if the answer
 * arrived.
 */
export function useInvitationAnswer({ emailToken, storeId, onReread, onAnswered }: Options) {
  const translate = useTranslate();
  const describe = useEntryErrorText();
  const calls = useEntryCalls();
  const session = useSession();
  const goTo = useGoTo();
  const toast = useToast();
  const [problem, setProblem] = useState<EntryFailure | null>(null);
  const [fields, setFields] = useState<FieldErrors>({});

  const reset = () => {
    setProblem(null);
    setFields({});
  };
  /** Handles a failed answer. @param answer the result if the invitation has ended @returns messages of the fields */
  const handleFailure = async (thrown: unknown, answer: InvitationAnswer): Promise<FieldErrors> => {
    const error = toAppError(thrown);
    const title = translate(answer.kind === 'lost' ? 'invitation.acceptFailed' : 'invitation.declineFailed');
    if (!error.uncertain) {
      setProblem({ title, reason: describe(error), hint: translate('invitation.failedHint') });
      setFields(error.fields);
      return error.fields;
    }
    const state = await readInvitation(calls, emailToken);
    if (state.kind === 'ended') onAnswered(answer);
    else {
      if (state.kind === 'open') onReread(state);
      setProblem({ title, reason: translate(state.kind === 'open' ? 'invitation.stillOpen' : 'invitation.uncertain') });
    }
    return {};
  };

  /** @returns messages of the fields that the server refused */
  const accept = async (profile: Pick<InvitationReply, 'name' | 'password'>): Promise<FieldErrors> => {
    reset();
    try {
      const { token, siteId } = await calls.acceptInvitation({ emailToken, ...profile });
      clearPendingInvitation();
      toast({ tone: 'done', text: translate('invitation.accepted') });
      const site = siteId ?? storeId;
      // Asks first if another user is signed in.
      session.start({ token, sites: site === null ? [] : [site] });
      goTo(site === null ? '/' : `/?siteId=${encodeURIComponent(site)}`, { replace: true });
      return {};
    } catch (error) {
      return handleFailure(error, { kind: 'lost', password: profile.password ?? '' });
    }
  };
  const { isPending: isDeclining, run: decline } = useAsyncAction(async () => {
    reset();
    try {
      await calls.declineInvitation(emailToken);
      onAnswered({ kind: 'declined' });
    } catch (error) {
      await handleFailure(error, { kind: 'declined' });
    }
  });
  return { accept, decline, isDeclining, problem, fields, setFields };
}
