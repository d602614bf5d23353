import type { AuthProvider } from 'ra-core';
import type { Config } from '../config';
import { isHidden } from '../defineConsole';
import type { SessionController } from './sessionController';

interface Ports {
  session: Pick<SessionController, 'state' | 'signIn' | 'signOut' | 'confirmSignOut'>;
  config: Pick<Config, 'billingHidden'>;
  /** Called before the session ends. */
  onLogout: () => void;
}

/** Redirect for signed-out users. `message: false` suppresses the error notification. */
const signInRedirect = { redirectTo: '/auth', message: false };

/** react-admin's view of the session: `useGetIdentity`, `usePermissions`, `useCanAccess`, `useAuthState` and `useLogout` read it. */
export function createAuthProvider({ session, config, onLogout }: Ports): AuthProvider {
  const account = () => {
    const state = session.state.get();
    return state.kind === 'ready' ? state.account : null;
  };
  return {
    login: ({ email, username, password }) => session.signIn(String(email ?? username ?? ''), String(password ?? '')),
    async logout() {
      const { findUnsentWork } = await import('../engine/drafts/findUnsentWork');
      const work = account() === null ? [] : await findUnsentWork();
      // react-admin has no answer for "stay": it would reset its store and clear the cache.
      if (work.length > 0 && !(await session.confirmSignOut(work))) return new Promise<never>(() => {});
      onLogout();
      session.signOut(work.length > 0);
      return signInRedirect.redirectTo;
    },
    checkAuth: () => (account() ? Promise.resolve() : Promise.reject(signInRedirect)),
    // A 401 never ends the session here: the session asks for the password over the page and sends the call again.
    checkError: () => Promise.resolve(),
    async getIdentity() {
      const { userId, profile } = account() ?? { userId: null, profile: { name: null, email: null } };
      return { id: userId ?? '', fullName: profile.name || profile.email || '', email: profile.email };
    },
    /** The provider doesn't tell an owner from an invited manager, and both may do the same. */
    getPermissions: () => Promise.resolve('administrator'),
    canAccess: ({ resource }) => Promise.resolve(!isHidden(`/${resource}`, config)),
  };
}
