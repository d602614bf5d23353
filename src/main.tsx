import './trustedTypes';
import { createSession } from '../dataProvider/session/session';
import { waitForRootElement } from './boot/waitForRootElement';
import { ConfigError, loadConfig } from './config';
import { registerExtension } from './defineConsole';
import extension from './extensions/index';
import { reloadOnStaleChunk } from './layout/staleChunk';
import { showStartError } from './layout/startError';

async function loadPage(): Promise<void> {
  const { prefetchPage } = await import('./routes');
  await prefetchPage(window.location.pathname);
}

async function start(root: HTMLElement): Promise<void> {
  const session = createSession();
  const app = import('./App');
  // Only needed with a session; a failure is shown where the module is used.
  if (session.read()) Promise.all([loadPage(), import('./session/siteClients')]).catch(() => undefined);
  const config = await loadConfig();
  const { startConsole } = await app;
  startConsole(root, { config, session, urlToken: window.__boot?.token ?? null });
}

registerExtension(extension);
reloadOnStaleChunk();
void waitForRootElement().then((root) =>
  start(root).catch((error: unknown) => {
    console.error(error);
    showStartError(root, error instanceof ConfigError ? error.message : null);
  }),
);
