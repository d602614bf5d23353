import { Suspense, startTransition, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EarlyAnswers } from '../dataProvider/early';
import type { SessionStore } from '../dataProvider/session';
import { withWords } from '../i18n/words';
import type { Config } from './config';
import { ConsoleFailure } from './layout/ConsoleFailure';
import { FirstScreen, keepFirstScreen } from './layout/FirstScreen';
import { SpokenLanguage } from './layout/language/SpokenLanguage';
import { speakFirst } from './layout/language/speak';
import { StartNotices } from './layout/StartNotices';
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

/** Starts the console inside an element, in the merchant's language, or in English where its words do not come. @returns takes it away again */
export function startConsole(root: HTMLElement, start: ConsoleStart): () => void {
  const controller = createController(start);
  const sites = new URLSearchParams(window.location.search).getAll('siteId');
  controller.start({ token: start.addressToken, sites });
  keepFirstScreen(root);
  const heedEnter = ignoreHeldEnter();
  const isSignedOut = controller.state.get().kind === 'signedOut' && !window.location.pathname.startsWith('/install');
  const mounted = createRoot(root);
  let isOver = false;
  const isReady = isSignedOut ? frontDoor.fetch() : Promise.all([whenStarted(controller), routedConsole.fetch()]);
  // Until then what index.html shows stands, and nothing is made that would be thrown away.
  void Promise.all([speakFirst(), Promise.race([isReady, passed(patience)])]).then(([lost]) => {
    if (isOver) return;
    const app = <App config={start.config} controller={controller} isSignedOut={isSignedOut} lost={lost} />;
    // In a transition, the page is made in pieces, and the browser stays free for input between them.
    startTransition(() => mounted.render(app));
  });
  return () => {
    isOver = true;
    heedEnter();
    mounted.unmount();
  };
}

interface AppProps {
  config: Config;
  controller: SessionController;
  isSignedOut: boolean;
  /** The language that the merchant wanted, and which could not be loaded. */
  lost: string | null;
}

function App({ config, controller, isSignedOut, lost }: AppProps) {
  const [isAtDoor, setAtDoor] = useState(isSignedOut);
  const enter = useCallback(() => setAtDoor(false), []);
  return (
    <SpokenLanguage>
      <SessionProvider config={config} controller={controller}>
        <LiveRegion>
          <Toaster>
            <StartNotices lost={lost} />
            <Suspense fallback={<FirstScreen />}>
              {isAtDoor ? <FrontDoor prepare={prepare} onPassed={enter} /> : <RoutedConsole />}
            </Suspense>
          </Toaster>
        </LiveRegion>
      </SessionProvider>
    </SpokenLanguage>
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
