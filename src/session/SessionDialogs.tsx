import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useSessionState } from './SessionContext';

const PasswordDialog = lazyPart(() => import('./PasswordDialog'));
const QuestionDialog = lazyPart(() => import('./QuestionDialog'));

/** The session's dialogs over the page: its questions, and the password dialog if the server refuses the token. */
export function SessionDialogs() {
  const state = useSessionState();
  if (state.kind !== 'ready') return null;
  return (
    <Suspense>
      {state.signIn === 'asking' && <PasswordDialog owner={state.account.profile} />}
      {state.question && <QuestionDialog question={state.question} />}
    </Suspense>
  );
}
