import { clipText } from '../lib/format/text';
import { useSessionState } from './SessionContext';

/** The signed-in user's name or email, clipped; '' if there is no account or it isn't loaded yet. */
export function useAccountName(): string {
  const state = useSessionState();
  if (state.kind !== 'ready' && state.kind !== 'noSites') return '';
  const { name, email } = state.account.profile;
  return clipText(name || email || '', 60);
}
