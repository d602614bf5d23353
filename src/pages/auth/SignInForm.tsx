import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { clipText } from '../../lib/clipText';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Notice } from '../../ui/Notice';
import { TextBox } from '../../ui/TextBox';
import { useSubmitOnce } from '../../ui/useSubmitOnce';
import styles from './AuthPage.module.css';

/** Longest text of the server that is shown. */
const longestError = 300;

/** E-mail and password; says in red what the server says when it refuses. */
export function SignInForm({ onSubmitted }: { onSubmitted: () => void }) {
  const translate = useTranslate();
  const controller = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  useEffect(() => emailBox.current?.focus(), []);
  const id = useId();

  const signIn = async () => {
    if (email.trim() === '' || password === '') return setFailure(translate('auth.empty'));
    setFailure(null);
    onSubmitted();
    try {
      await controller.signIn(email.trim(), password);
    } catch (error) {
      const { kind, message } = toAppError(error);
      setFailure(clipText(message || wordsFor(kind), longestError));
      passwordBox.current?.focus();
    }
  };
  const wordsFor = (kind: string) =>
    kind === 'auth'
      ? translate('auth.unknown')
      : `${translate(`errors.${kind}.title`)}. ${translate(`errors.${kind}.text`)}`;
  const { isPending, submit } = useSubmitOnce(signIn, false);
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending || undefined}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
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
      <TextBox
        ref={passwordBox}
        label={translate('auth.password')}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        onChange={setPassword}
        onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
        help={hasCapsLock ? translate('auth.capsLock') : undefined}
      />
      <Checkbox
        id={id}
        label={translate('auth.show')}
        showLabel
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <Button type="submit" kind="primary" busy={isPending}>
        {translate('auth.submit')}
      </Button>
    </form>
  );
}
