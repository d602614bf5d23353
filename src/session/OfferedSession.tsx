import { useTranslate } from 'ra-core';
import type { Session } from '../../dataProvider/methods/session';
import { clipText } from '../lib/clipText';
import { Button } from '../ui/Button';
import { SheetPage } from '../ui/SheetPage';
import styles from './session.module.css';

interface OfferedSessionProps {
  offered: Session['profile'];
  current: Session['profile'] | null;
  onDecide: (accept: boolean) => void;
}

/** Asks before a link signs in somebody else than who is signed in already. */
export function OfferedSession({ offered, current, onDecide }: OfferedSessionProps) {
  const translate = useTranslate();
  const name = nameOf(offered) ?? translate('shell.offered.someone');
  const owner = current && nameOf(current);
  return (
    <SheetPage title={translate('shell.offered.title', { name })}>
      <p>
        {owner ? translate('shell.offered.text', { name, owner }) : translate('shell.offered.textUnknown', { name })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onDecide(true)}>{translate('shell.offered.accept', { name })}</Button>
        <Button kind="primary" onClick={() => onDecide(false)}>
          {owner ? translate('shell.offered.decline', { name: owner }) : translate('shell.offered.declineUnknown')}
        </Button>
      </div>
    </SheetPage>
  );
}

function nameOf({ name, email }: Session['profile']): string | null {
  const both = name && email ? `${name} (${email})` : name || email;
  return both ? clipText(both, 80) : null;
}
