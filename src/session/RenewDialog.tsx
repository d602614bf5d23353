import { Suspense } from 'react';
import { withWords } from '../../i18n/words';
import { lazyPart } from '../ui/lazyPart';
import { useSessionState } from './SessionContext';

const PasswordDialog = lazyPart(() => withWords('renew', () => import('./PasswordDialog')));

/** Asks for the password over the page when the server refuses the token. */
export function RenewDialog() {
  const state = useSessionState();
  if (state.kind !== 'ready' || state.signIn !== 'asking') return null;
  return (
    <Suspense>
      <PasswordDialog owner={state.account.profile} />
    </Suspense>
  );
}
