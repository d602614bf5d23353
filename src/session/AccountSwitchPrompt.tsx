import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Session } from '../../dataProvider/methods/session';
import { hasUnsentWork } from '../engine/drafts/hasUnsentWork';
import { clipText } from '../lib/format/clipText';
import { Button } from '../ui/buttons/Button';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import styles from './session.module.css';

interface OfferedSessionProps {
  offered: Session['profile'];
  current: Session['profile'] | null;
  /** `discardsWork`: the merchant agreed to delete the current user's unsent work. */
  onDecide: (accept: boolean, discardsWork?: boolean) => void;
}

/**
 * Asks before a link signs in another user than the current one, and once more if that deletes unsent work, here or in
 * another tab.
 */
export default function AccountSwitchPrompt({ offered, current, onDecide }: OfferedSessionProps) {
  const translate = useTranslate();
  const name = getName(offered) ?? translate('linkSignIn.offered.someone');
  const owner = current && getName(current);
  const [isUnsent, setUnsent] = useState(false);
  const accept = async () => ((await hasUnsentWork()) ? setUnsent(true) : onDecide(true));
  const decline = (
    <Button kind="primary" onClick={() => onDecide(false)}>
      {owner
        ? translate('linkSignIn.offered.decline', { name: owner })
        : translate('linkSignIn.offered.declineUnknown')}
    </Button>
  );
  if (isUnsent) {
    return (
      <CenteredCardPage title={translate('auth.switch.title', { name })}>
        <p>{owner ? translate('auth.switch.text', { name, owner }) : translate('auth.switch.textUnknown', { name })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => onDecide(true, true)}>{translate('auth.switch.accept', { name })}</Button>
          {decline}
        </div>
      </CenteredCardPage>
    );
  }
  return (
    <CenteredCardPage title={translate('linkSignIn.offered.title', { name })}>
      <p>
        {owner
          ? translate('linkSignIn.offered.text', { name, owner })
          : translate('linkSignIn.offered.textUnknown', { name })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={accept}>{translate('linkSignIn.offered.accept', { name })}</Button>
        {decline}
      </div>
    </CenteredCardPage>
  );
}

function getName({ name, email }: Session['profile']): string | null {
  const both = name && email ? `${name} (${email})` : name || email;
  return both ? clipText(both, 80) : null;
}
