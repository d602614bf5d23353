import './browserRules';
import { beginEarly, type EarlyAnswers } from '../dataProvider/early';
import { createSession, type SessionStore } from '../dataProvider/session';
import { readRoot } from './boot/readRoot';
import { type Config, ConfigError, readConfig } from './config';
import { reloadOnceOnLostCode } from './layout/lostCode';
import { showStartFailure } from './layout/startFailure';

/** Sends what the first page will ask for, while the scripts are still on their way. */
async function begin({ apiUrl }: Config, session: SessionStore): Promise<EarlyAnswers> {
  // Whoever is signed out asks for nothing yet: the entities are not for them.
  if (!session.read()) return beginEarly([], { apiUrl, token: null });
  const { requestsOfPage } = await import('./session/requestsOfPage');
  const { requests, token } = requestsOfPage(session, window.location);
  return beginEarly(requests, { apiUrl, token, begun: window.__boot?.early });
}

async function beginRoutes(): Promise<void> {
  const { beginPage } = await import('./routes');
  beginPage(window.location.pathname);
}

async function start(root: HTMLElement): Promise<void> {
  const session = createSession();
  const app = import('./App');
  // What only an open shop needs: not for whoever will sign in first. A failure is told where it is used.
  if (session.read()) Promise.all([beginRoutes(), import('./session/siteClients')]).catch(() => undefined);
  const config = await readConfig();
  const early = await begin(config, session);
  const { startConsole } = await app;
  startConsole(root, { config, session, early, addressToken: window.__boot?.token ?? null });
}

reloadOnceOnLostCode();
void readRoot().then((root) =>
  start(root).catch((error: unknown) => {
    console.error(error);
    showStartFailure(root, error instanceof ConfigError ? error.message : null);
  }),
);
