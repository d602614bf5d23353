import './registerExtension';
import { act } from '@testing-library/react';
import { createSession, type SessionStore } from '../../dataProvider/session/session';
import { startConsole } from '../../src/App';
import type { Config } from '../../src/config';
import { startSession } from '../../src/startSession';

export interface OpenedConsole {
  session: SessionStore;
  stop(): void;
}

/** Opens the console at a path, as main.tsx does. */
export async function openConsole(
  path: string,
  config: Config,
  urlToken: string | null = null,
  state: unknown = null,
): Promise<OpenedConsole> {
  window.history.replaceState(state, '', path);
  const root = document.createElement('div');
  document.body.append(root);
  const session = createSession({ channel: null });
  let stop = () => {};
  await act(async () => {
    stop = startConsole(root, { config, controller: startSession({ config, session, urlToken }) });
  });
  return { session, stop };
}
