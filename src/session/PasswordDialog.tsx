import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { toAppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import { TextBox } from '../ui/TextBox';
import { useSession } from './SessionContext';
import styles from './session.module.css';

/** Asks for the password over the page; the page below stays as it is. */
export default function PasswordDialog({ owner }: { owner: Session['profile'] }) {
  const translate = useTranslate();
  const controller = useSession();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [other, setOther] = useState<{ token: string; name: string } | null>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  // The e-mail is the first field, and there is nothing to do in it.
  useEffect(() => passwordBox.current?.focus(), []);
  const cancel = () => controller.setAsking(false);
  const signIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const renewed = await controller.renew(password);
      // The dialog is gone when it was the same user.
      if (renewed.kind === 'otherUser') setOther({ token: renewed.token, name: nameOf(renewed.profile) });
    } catch (error) {
      const { kind, message } = toAppError(error);
      setFailure(message || translate(`errors.${kind}.title`));
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
        {translate('renew.otherText', { name: other.name, owner: nameOf(owner) })}
      </Modal>
    );
  }
  return (
    <Modal
      title={translate('renew.title')}
      submitLabel={translate('renew.submit')}
      cancelLabel={translate('renew.cancel')}
      busy={busy}
      error={failure && <Notice tone="danger">{failure}</Notice>}
      onSubmit={signIn}
      onCancel={cancel}
    >
      <div className={styles.fields}>
        <p>{translate('renew.text')}</p>
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

function nameOf({ name, email }: Session['profile']): string {
  return name || email || '';
}
