import '../../i18n/en/areas/auth';
import '../../i18n/en/areas/linkSignIn';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Session } from '../../dataProvider/methods/session';
import { findUnsentWork } from '../engine/drafts/findUnsentWork';
import { clipText } from '../lib/format/text';
import { Button } from '../ui/buttons/Button';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import flowStyles from '../ui/layout/flow.module.css';

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
  const accept = async () =>
    (await findUnsentWork()).some(({ kind }) => kind !== 'reverts') ? setUnsent(true) : onDecide(true);
  const text = owner ? 'text' : 'textUnknown';
  return (
    <CenteredCardPage title={translate(isUnsent ? 'auth.switch.title' : 'linkSignIn.offered.title', { name })}>
      <p>{translate(isUnsent ? `auth.switch.${text}` : `linkSignIn.offered.${text}`, { name, owner })}</p>
      <div className={flowStyles.buttons}>
        <Button onClick={isUnsent ? () => onDecide(true, true) : accept}>
          {translate(isUnsent ? 'auth.switch.accept' : 'linkSignIn.offered.accept', { name })}
        </Button>
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
