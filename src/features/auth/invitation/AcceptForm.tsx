import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Invitation, InvitationReply } from '../../../../dataProvider/methods/entryCalls';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';
import { useSession, useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { TextBox } from '../../../ui/inputs/TextBox';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { EntryForm, SecretField } from '../EntryForm';
import { AccountNotice, type EntryFailure, FailureNotice, useEntryErrorText } from '../EntryNotices';
import { clearPendingInvitation, type InvitationAnswer, type InvitationState, readInvitation } from './invitationState';

interface AcceptFormProps {
  emailToken: string;
  invitation: Invitation;
  /** Called with the invitation as read again after an uncertain answer. */
  onReread: (state: InvitationState) => void;
  onAnswered: (answer: InvitationAnswer) => void;
}

/** Accepts or declines an invitation. A person without a password sets their name and password. */
export function AcceptForm({ emailToken, invitation, onReread, onAnswered }: AcceptFormProps) {
  const translate = useTranslate();
  const isSignedIn = hasSession(useSessionState());
  const [name, setName] = useNameDraft();
  const [password, setPassword] = useState('');
  const nameBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const { accept, decline, isDeclining, problem, fields, setFields } = useInvitationAnswer({
    emailToken,
    storeId: invitation.store._id,
    onReread,
    onAnswered,
  });
  // A server may ask although it said that there is a password.
  const [hasBeenAsked, setBeenAsked] = useState(false);
  if (!hasBeenAsked && ('name' in fields || 'password' in fields)) setBeenAsked(true);
  const asksProfile = !invitation.hasPassword || hasBeenAsked;

  const focusFirstError = (errors: Readonly<Record<string, string>>) => {
    if ('name' in errors) nameBox.current?.focus();
    else if ('password' in errors) passwordBox.current?.focus();
  };
  const submit = async () => {
    if (isDeclining) return;
    const missing = {
      ...(name.trim() === '' && { name: translate('invitation.nameMissing') }),
      ...(password === '' && { password: translate('invitation.passwordMissing') }),
    };
    if (asksProfile && Object.keys(missing).length > 0) {
      setFields(missing);
      return focusFirstError(missing);
    }
    focusFirstError(await accept(asksProfile ? { name: name.trim(), password } : {}));
  };
  const { isPending, submit: submitOnce } = useSubmitOnce(submit, isDeclining);
  return (
    <EntryForm
      onSubmit={submitOnce}
      isPending={isPending}
      submitLabel={translate('invitation.accept')}
      actions={
        <>
          <Button busy={isDeclining} disabled={isPending} onClick={decline}>
            {translate('invitation.decline')}
          </Button>
          <ButtonLink kind="quiet" to={isSignedIn ? '/' : '/auth'}>
            {translate('invitation.later')}
          </ButtonLink>
        </>
      }
    >
      <AccountNotice />
      {problem && <FailureNotice failure={problem} />}
      {asksProfile && (
        <>
          <TextBox
            ref={nameBox}
            label={translate('invitation.name')}
            name="name"
            autoComplete="name"
            required
            value={name}
            onChange={setName}
            error={fields['name']}
          />
          <SecretField
            inputRef={passwordBox}
            label={translate('auth.password')}
            showLabel={translate('auth.show')}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            help={translate('invitation.passwordHelp')}
            error={fields['password']}
          />
        </>
      )}
    </EntryForm>
  );
}

/** The typed name, which survives a reload. The password is never stored. */
function useNameDraft(): [string, (name: string) => void] {
  const [name, setName] = useState(() => getVisitItem('invitationName'));
  const change = (next: string) => {
    setName(next);
    setVisitItem('invitationName', next);
  };
  return [name, change];
}

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
function useInvitationAnswer({ emailToken, storeId, onReread, onAnswered }: Options) {
  const translate = useTranslate();
  const describe = useEntryErrorText();
  const calls = useEntryCalls();
  const session = useSession();
  const goTo = useGoTo();
  const notify = useNotify();
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
      notify(translate('invitation.accepted'), { type: 'success' });
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
