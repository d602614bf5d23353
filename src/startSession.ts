import { createHttp, type HttpOptions } from '../dataProvider/http/http';
import { sessionMethods } from '../dataProvider/methods/session';
import type { SessionStore } from '../dataProvider/session/session';
import { getPageLocation } from './boot/basePath';
import type { Config } from './config';
import { createSessionController, type SessionController } from './session/sessionController';
import type { AccountCalls } from './session/sessionState';

/** Options of {@link startSession}. */
export interface SessionStart {
  config: Config;
  session: SessionStore;
  /** Token from the URL, if any. */
  urlToken: string | null;
}

/**
 * Starts the stored session, or that of the URL. The first requests are sent while the code of the pages still loads, so
 * nothing here may import React.
 */
export function startSession({ config, session, urlToken }: SessionStart): SessionController {
  const { apiUrl } = config;
  let prefetchPageData: typeof import('./routes/prefetchPageData').prefetchPageData | undefined;
  const controller = createSessionController({
    store: session,
    account: createAccountCalls(apiUrl),
    async prefetchPageData(clients) {
      const loading = prefetchPageData?.(clients, getPageLocation());
      loadNumberFormatData();
      await loading;
    },
    async openClients(siteId, renew) {
      const site = await import('./routes/prefetchPageData');
      prefetchPageData = site.prefetchPageData;
      const userId = () => session.read()?.userId ?? '';
      return site.createSiteClients(siteId, { apiUrl, token: () => session.token(siteId), renew }, config, userId);
    },
    log: (what, error) => console.warn(`${what} failed`, error),
  });
  controller.start({
    token: urlToken,
    sites: new URLSearchParams(window.location.search).getAll('siteId'),
    isLink: true,
  });
  return controller;
}

/**
 * Has the browser read the data of its number formats, which takes as long as rendering a page and happens once. Called
 * when the first responses are waited for: earlier, the requests would wait; later, the first rows.
 */
function loadNumberFormatData(): void {
  setTimeout(() => new Intl.NumberFormat('en').format(0));
}

/** Account calls without `renew`: no site is open yet, so a rejected token must not open the password dialog. */
function createAccountCalls(apiUrl: string): AccountCalls {
  const methodsWith = (token: HttpOptions['token']) => sessionMethods(createHttp({ apiUrl, token }));
  return {
    loadSession: (token) => methodsWith(() => token).loadSession(),
    signIn: (email, password) => methodsWith(() => null).signIn(email, password),
  };
}
