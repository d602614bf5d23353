import '../../i18n/en/areas/renew';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { toAppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import { Banner } from '../ui/feedback/Banner';
import { TextBox } from '../ui/inputs/TextBox';
import flowStyles from '../ui/layout/flow.module.css';
import { Modal } from '../ui/overlays/Modal';
import { useSession } from './SessionContext';

/** Password dialog over the page, which keeps its state. */
export default function PasswordDialog({ owner }: { owner: Session['profile'] }) {
  const translate = useTranslate();
  const controller = useSession();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [other, setOther] = useState<{ token: string; name: string } | null>(null);
  const { secondsLeft, start } = useCountdown();
  const passwordBox = useRef<HTMLInputElement>(null);
  // The e-mail is the first field, but it is read-only.
  useEffect(() => passwordBox.current?.focus(), []);
  const cancel = () => controller.setPasswordPrompt(false);
  const signIn = async () => {
    setBusy(true);
    setErrorMessage(null);
    try {
      const renewed = await controller.renew(password);
      // For the same user, the dialog is closed by now.
      if (renewed.kind === 'otherUser') setOther({ token: renewed.token, name: getName(renewed.profile) });
    } catch (error) {
      const { kind, message, retryAfter } = toAppError(error);
      start(retryAfter ?? 0);
      setErrorMessage(message || translate(`errors.${kind}.title`));
    }
    setBusy(false);
  };

  if (other) {
    return (
      <Modal
        title={translate('renew.otherTitle')}
        submitLabel={translate('renew.otherSubmit', { name: other.name })}
        cancelLabel={translate('renew.otherCancel')}
        danger
        onSubmit={() => controller.goOnAs(other.token)}
        onCancel={() => setOther(null)}
      >
        {translate('renew.otherText', { name: other.name, owner: getName(owner) })}
      </Modal>
    );
  }
  return (
    <Modal
      title={translate('renew.title')}
      submitLabel={translate('renew.submit')}
      cancelLabel={translate('renew.cancel')}
      busy={busy}
      submitDisabled={secondsLeft > 0}
      error={errorMessage && <Banner tone="danger">{errorMessage}</Banner>}
      onSubmit={signIn}
      onCancel={cancel}
    >
      <div className={flowStyles.rows3}>
        <p>{translate('renew.text')}</p>
        {secondsLeft > 0 && <p role="timer">{translate('renew.wait', { smart_count: secondsLeft })}</p>}
        <TextBox
          label={translate('renew.email')}
          type="email"
          autoComplete="username"
          value={owner.email ?? ''}
          readOnly
          onChange={() => undefined}
        />
        <TextBox
          ref={passwordBox}
          label={translate('renew.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
      </div>
    </Modal>
  );
}

function getName({ name, email }: Session['profile']): string {
  return name || email || '';
}

/** Seconds left of a waiting time, such as that of `Retry-After`. */
interface Countdown {
  /** 0 if there is nothing to wait for. */
  secondsLeft: number;
  start: (seconds: number) => void;
}

function useCountdown(): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: setSecondsLeft };
}
