import '../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { clipText } from '../../lib/format/text';
import { useSession } from '../../session/SessionContext';
import { useSubmitOnce } from '../../ui/buttons/useSubmitOnce';
import { Banner } from '../../ui/feedback/Banner';
import { TextBox } from '../../ui/inputs/TextBox';
import { EntryForm, SecretField } from './EntryForm';

/** Longer server messages are clipped. */
const MAX_ERROR_LENGTH = 300;

interface SignInFormProps {
  initialPassword?: string;
  /** Called before the credentials are sent. */
  onSubmitted?: () => void;
  onSignedIn?: () => void;
}

/** Email and password form. Shows the server's message if sign-in fails. */
export function SignInForm({ initialPassword = '', onSubmitted, onSignedIn }: SignInFormProps) {
  const translate = useTranslate();
  const controller = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState(initialPassword);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  useEffect(() => emailBox.current?.focus(), []);

  const signIn = async () => {
    if (email.trim() === '' || password === '') return setErrorMessage(translate('auth.empty'));
    setErrorMessage(null);
    onSubmitted?.();
    try {
      await controller.signIn(email.trim(), password);
      onSignedIn?.();
    } catch (error) {
      setErrorMessage(clipText(getErrorMessage(toAppError(error)), MAX_ERROR_LENGTH));
      passwordBox.current?.focus();
    }
  };
  const getErrorMessage = ({ kind, message, status }: AppError) => {
    if (message) return message;
    if (kind === 'auth') return translate('auth.unknown');
    // No response, or one of another server: the sign-in reads no record that could be missing.
    if (kind === 'server' && status === null) return translate('auth.unreachable');
    if (kind === 'notFound') return translate('auth.notFound');
    return `${translate(`errors.${kind}.title`)}. ${translate(`errors.${kind}.text`)}`;
  };
  const { isPending, submit } = useSubmitOnce(signIn, false);
  return (
    <EntryForm onSubmit={submit} isPending={isPending} submitLabel={translate('auth.submit')}>
      {errorMessage !== null && <Banner tone="danger">{errorMessage}</Banner>}
      <TextBox
        ref={emailBox}
        label={translate('auth.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={setEmail}
      />
      <SecretField
        inputRef={passwordBox}
        label={translate('auth.password')}
        showLabel={translate('auth.show')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </EntryForm>
  );
}
