import { I18nContext } from 'ra-core';
import { Suspense, startTransition, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EarlyAnswers } from '../dataProvider/early';
import type { SessionStore } from '../dataProvider/session';
import { i18nProvider, withWords } from '../i18n/words';
import type { Config } from './config';
import { ConsoleFailure } from './layout/ConsoleFailure';
import { FirstScreen, keepFirstScreen } from './layout/FirstScreen';
import { ignoreHeldEnter } from './lib/ignoreHeldEnter';
import { passed } from './lib/passed';
import { prefetch } from './lib/prefetch';
import { createAccountCalls } from './session/accountCalls';
import { SessionProvider } from './session/SessionContext';
import { createSessionController, type SessionController } from './session/sessionController';
import { whenStarted } from './session/whenStarted';
import { LiveRegion } from './ui/LiveRegion';
import { lateCode } from './ui/lateCode';
import { lateComponent } from './ui/lazyPart';
import { Toaster } from './ui/Toaster';

/** What the console starts from. */
export interface ConsoleStart {
  config: Config;
  session: SessionStore;
  /** Requests that were sent before this was loaded. */
  early: EarlyAnswers;
  /** The token that the address brought; null if there was none. */
  addressToken: string | null;
}

/** The console, and the page that is open. */
const routedConsole = lateCode(async () => {
  const routes = await import('./routes');
  await routes.beginPage(window.location.pathname);
  return routes;
});
const frontDoor = lateCode(() => withWords('auth', () => import('./layout/FrontDoor')));
const prepare = () => void prefetch(() => import('./routes'));
const RoutedConsole = lateComponent(routedConsole, (code) => <ConsoleFailure code={code} />);
const FrontDoor = lateComponent(frontDoor, (code) => <ConsoleFailure code={code} />);

/** Milliseconds that a start may take before it is told that it does. */
const patience = 1_000;

/** Starts the console inside an element. @returns takes it away again */
export function startConsole(root: HTMLElement, start: ConsoleStart): () => void {
  const controller = createController(start);
  const sites = new URLSearchParams(window.location.search).getAll('siteId');
  controller.start({ token: start.addressToken, sites });
  keepFirstScreen(root);
  const heedEnter = ignoreHeldEnter();
  const isSignedOut = controller.state.get().kind === 'signedOut' && !window.location.pathname.startsWith('/install');
  const mounted = createRoot(root);
  let isStopped = false;
  const isReady = isSignedOut ? frontDoor.fetch() : Promise.all([whenStarted(controller), routedConsole.fetch()]);
  // Until then what index.html shows stands, and nothing is made that would be thrown away.
  void Promise.race([isReady, passed(patience)]).then(() => {
    if (isStopped) return;
    const app = <App config={start.config} controller={controller} isSignedOut={isSignedOut} />;
    // In a transition, the page is made in pieces, and the browser stays free for input between them.
    startTransition(() => mounted.render(app));
  });
  return () => {
    isStopped = true;
    heedEnter();
    mounted.unmount();
  };
}

interface AppProps {
  config: Config;
  controller: SessionController;
  isSignedOut: boolean;
}

function App({ config, controller, isSignedOut }: AppProps) {
  const [isAtDoor, setAtDoor] = useState(isSignedOut);
  const enter = useCallback(() => setAtDoor(false), []);
  return (
    <I18nContext value={i18nProvider}>
      <SessionProvider config={config} controller={controller}>
        <LiveRegion>
          <Toaster>
            <Suspense fallback={<FirstScreen />}>
              {isAtDoor ? <FrontDoor prepare={prepare} onPassed={enter} /> : <RoutedConsole />}
            </Suspense>
          </Toaster>
        </LiveRegion>
      </SessionProvider>
    </I18nContext>
  );
}

function createController({ config, session, early }: ConsoleStart): SessionController {
  const { apiUrl } = config;
  return createSessionController({
    store: session,
    account: createAccountCalls({ apiUrl, early }),
    async readFirst(clients) {
      const { readFirst } = await import('./session/readFirst');
      await readFirst(clients, window.location);
    },
    async openClients(siteId, renew) {
      const { createSiteClients } = await import('./session/siteClients');
      return createSiteClients(siteId, { apiUrl, early, token: () => session.token(siteId), renew }, config);
    },
    log: (what, error) => console.warn(`${what} failed`, error),
  });
}
