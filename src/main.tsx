import './trustedTypes';
import { createSession } from '../dataProvider/session/session';
import { getPageLocation } from './boot/basePath';
import { waitForRootElement } from './boot/waitForRootElement';
import { ConfigError, loadConfig } from './config';
import { registerExtension } from './defineConsole';
import extension from './extensions/index';
import { reloadOnStaleChunk } from './layout/staleChunk';
import { startSession } from './startSession';

const extended = registerExtension(extension);

async function loadPage(): Promise<void> {
  const [{ prefetchPage }] = await Promise.all([import('./routes'), extended]);
  await prefetchPage(getPageLocation().pathname);
}

async function start(root: HTMLElement): Promise<void> {
  const session = createSession();
  const app = import('./App');
  // Only needed with a session; a failure is shown where the module is used.
  if (session.read()) Promise.all([loadPage(), import('./routes/prefetchPageData')]).catch(() => undefined);
  const config = await loadConfig();
  await extended;
  const controller = startSession({ config, session, urlToken: window.__boot?.token ?? null });
  const { startConsole } = await app;
  startConsole(root, { config, controller });
}

reloadOnStaleChunk();
void waitForRootElement().then((root) =>
  start(root).catch((error: unknown) => {
    console.error(error);
    if (error instanceof ConfigError) {
      window.__showStartError?.('There’s a problem with the configuration', [
        'An administrator needs to fix these settings in config.json:',
        ...error.message.split('\n'),
      ]);
    } else {
      window.__showStartError?.('This page couldn’t be loaded', ['Check your connection and reload the page.']);
    }
  }),
);
