import { I18nContextProvider } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { EarlyAnswers } from '../dataProvider/early';
import type { SessionStore } from '../dataProvider/session';
import { createI18nProvider } from '../i18n';
import type { Config } from './config';
import { keepFirstScreen } from './layout/FirstScreen';
import { loadSignedIn } from './layout/loadSignedIn';
import { createRoutes } from './routes';
import { createAccountCalls } from './session/accountCalls';
import { SessionProvider } from './session/SessionContext';
import { createSessionController, type SessionController } from './session/sessionController';
import { LiveRegion } from './ui/LiveRegion';
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

/** Starts the console inside an element. @returns takes it away again */
export function startConsole(root: HTMLElement, start: ConsoleStart): () => void {
  const controller = createController(start);
  const sites = new URLSearchParams(window.location.search).getAll('siteId');
  controller.start({ token: start.addressToken, sites });
  keepFirstScreen(root);
  const router = createBrowserRouter(createRoutes(start.config));
  const mounted = createRoot(root);
  mounted.render(<App config={start.config} controller={controller} router={router} />);
  return () => {
    mounted.unmount();
    router.dispose();
  };
}

const i18nProvider = createI18nProvider();

interface AppProps {
  config: Config;
  controller: SessionController;
  router: ReturnType<typeof createBrowserRouter>;
}

function App({ config, controller, router }: AppProps) {
  return (
    <I18nContextProvider value={i18nProvider}>
      <SessionProvider config={config} controller={controller}>
        <LiveRegion>
          <Toaster>
            {/* In a transition, a sign-out would render the old page once more with nobody signed in. */}
            <RouterProvider router={router} useTransitions={false} />
          </Toaster>
        </LiveRegion>
      </SessionProvider>
    </I18nContextProvider>
  );
}

function createController({ config: { apiUrl }, session, early }: ConsoleStart): SessionController {
  return createSessionController({
    store: session,
    account: createAccountCalls({ apiUrl, early }),
    async openClients(siteId, renew) {
      const { createSiteClients } = await loadSignedIn();
      return createSiteClients(siteId, { apiUrl, early, token: () => session.token(siteId), renew });
    },
    log: (what, error) => console.warn(`${what} failed`, error),
  });
}
