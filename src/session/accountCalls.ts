import { createHttp, type HttpOptions } from '../../dataProvider/http';
import { sessionMethods } from '../../dataProvider/methods/session';
import type { AccountCalls } from './sessionPorts';

/** The calls that need no open shop; a refused token asks nobody to sign in again here. */
export function createAccountCalls(http: Omit<HttpOptions, 'token' | 'renew'>): AccountCalls {
  return {
    loadSession: (token) => sessionMethods(createHttp({ ...http, token: () => token })).loadSession(),
    signIn: (email, password) => sessionMethods(createHttp({ ...http, token: () => null })).signIn(email, password),
  };
}
