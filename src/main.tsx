import './browserRules';
import { beginEarly, type EarlyAnswers } from '../dataProvider/early';
import { createSession, type SessionStore } from '../dataProvider/session';
import { type Config, ConfigError, readConfig } from './config';
import { reloadOnceOnLostCode } from './layout/lostCode';
import { showStartFailure } from './layout/startFailure';
import { requestsOfPage } from './session/requestsOfPage';

/** Sends what the first page will ask for, while the scripts are still on their way. */
function begin({ apiUrl }: Config, session: SessionStore): EarlyAnswers {
  const { requests, token } = requestsOfPage(session, window.location);
  return beginEarly(requests, { apiUrl, token });
}

async function start(root: HTMLElement): Promise<void> {
  const session = createSession();
  const app = import('./App');
  // What only an open shop needs: not for whoever will sign in first.
  if (session.read()) import('./layout/loadSignedIn').then(({ loadSignedIn }) => loadSignedIn()).catch(() => undefined);
  const config = await readConfig();
  const early = begin(config, session);
  const { startConsole } = await app;
  startConsole(root, { config, session, early, addressToken: window.__boot?.token ?? null });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
reloadOnceOnLostCode();
start(root).catch((error: unknown) => {
  console.error(error);
  showStartFailure(root, error instanceof ConfigError ? error.message : null);
});
