import './trustedTypes';
import { createSession } from '../dataProvider/session/session';
import { waitForRootElement } from './boot/waitForRootElement';
import { ConfigError, loadConfig } from './config';
import { registerExtension } from './defineConsole';
import extension from './extensions/index';
import { reloadOnStaleChunk } from './layout/staleChunk';

const extended = registerExtension(extension);

async function loadPage(): Promise<void> {
  const [{ prefetchPage }] = await Promise.all([import('./routes'), extended]);
  await prefetchPage(window.location.pathname);
}

async function start(root: HTMLElement): Promise<void> {
  const session = createSession();
  const app = import('./App');
  // Only needed with a session; a failure is shown where the module is used.
  if (session.read()) Promise.all([loadPage(), import('./session/siteClients')]).catch(() => undefined);
  const config = await loadConfig();
  const [{ startConsole }] = await Promise.all([app, extended]);
  startConsole(root, { config, session, urlToken: window.__boot?.token ?? null });
}

reloadOnStaleChunk();
void waitForRootElement().then((root) =>
  start(root).catch((error: unknown) => {
    console.error(error);
    showStartError(root, error instanceof ConfigError ? error.message : null);
  }),
);

/** Shows that the console could not start, without using any of its components. */

/** @param wrongKeys the configuration errors, one per line; null: the console's own code could not be loaded */
function showStartError(root: HTMLElement, wrongKeys: string | null): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.className = 'first-main';
  const title = document.createElement('h1');
  title.textContent = wrongKeys === null ? 'This page couldn’t be loaded' : 'There’s a problem with the configuration';
  const text = document.createElement('p');
  text.textContent =
    wrongKeys === null
      ? 'Check your connection and reload the page.'
      : 'An administrator needs to fix these settings in config.json:';
  main.append(title, text);
  if (wrongKeys !== null) main.append(getList(wrongKeys.split('\n')));
  else main.append(reloadButton());
  root.replaceChildren(main);
}

function getList(lines: readonly string[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const line of lines) {
    const entry = document.createElement('li');
    entry.textContent = line;
    list.append(entry);
  }
  return list;
}

function reloadButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload page';
  button.addEventListener('click', () => window.location.reload());
  return button;
}
