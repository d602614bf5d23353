import { Suspense } from 'react';
import { withMessages } from '../../i18n/i18n';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useSessionState } from './SessionContext';

const PasswordDialog = lazyPart(() => withMessages('renew', () => import('./PasswordDialog')));

/** Opens the password dialog if the server refuses the token. */
export function RenewDialog() {
  const state = useSessionState();
  if (state.kind !== 'ready' || state.signIn !== 'asking') return null;
  return (
    <Suspense>
      <PasswordDialog owner={state.account.profile} />
    </Suspense>
  );
}
