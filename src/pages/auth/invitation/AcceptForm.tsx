import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Invitation } from '../../../../dataProvider/methods/entryCalls';
import { useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { TextBox } from '../../../ui/inputs/TextBox';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { AccountNotice } from '../AccountNotice';
import { EntryForm } from '../EntryForm';
import { FailureNotice } from '../FailureNotice';
import { SecretField } from '../SecretField';
import type { InvitationAnswer, InvitationState } from './invitationState';
import { useInvitationAnswer } from './useInvitationAnswer';
import { useNameDraft } from './useNameDraft';

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
