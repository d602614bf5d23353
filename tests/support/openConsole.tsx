import { act } from '@testing-library/react';
import { beginEarly } from '../../dataProvider/early';
import { createSession, type SessionStore } from '../../dataProvider/session';
import { startConsole } from '../../src/App';
import type { Config } from '../../src/config';
import { requestsOfPage } from '../../src/session/requestsOfPage';

export interface OpenedConsole {
  session: SessionStore;
  stop(): void;
}

/** Opens the console at a path, as main.tsx does. */
export async function openConsole(
  path: string,
  config: Config,
  addressToken: string | null = null,
  state: unknown = null,
): Promise<OpenedConsole> {
  window.history.replaceState(state, '', path);
  const root = document.createElement('div');
  document.body.append(root);
  const session = createSession({ channel: null });
  const { requests, token } = requestsOfPage(session, window.location);
  const early = beginEarly(requests, { apiUrl: config.apiUrl, token });
  let stop = () => {};
  await act(async () => {
    stop = startConsole(root, { config, session, early, addressToken });
  });
  return { session, stop };
}
