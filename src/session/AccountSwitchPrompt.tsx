import { useTranslate } from 'ra-core';
import type { Session } from '../../dataProvider/methods/session';
import { clipText } from '../lib/format/clipText';
import { Button } from '../ui/buttons/Button';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import styles from './session.module.css';

interface OfferedSessionProps {
  offered: Session['profile'];
  current: Session['profile'] | null;
  onDecide: (accept: boolean) => void;
}

/** Asks before a link signs in another user than the current one. */
export default function AccountSwitchPrompt({ offered, current, onDecide }: OfferedSessionProps) {
  const translate = useTranslate();
  const name = getName(offered) ?? translate('linkSignIn.offered.someone');
  const owner = current && getName(current);
  return (
    <CenteredCardPage title={translate('linkSignIn.offered.title', { name })}>
      <p>
        {owner
          ? translate('linkSignIn.offered.text', { name, owner })
          : translate('linkSignIn.offered.textUnknown', { name })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onDecide(true)}>{translate('linkSignIn.offered.accept', { name })}</Button>
        <Button kind="primary" onClick={() => onDecide(false)}>
          {owner
            ? translate('linkSignIn.offered.decline', { name: owner })
            : translate('linkSignIn.offered.declineUnknown')}
        </Button>
      </div>
    </CenteredCardPage>
  );
}

function getName({ name, email }: Session['profile']): string | null {
  const both = name && email ? `${name} (${email})` : name || email;
  return both ? clipText(both, 80) : null;
}
