import { useNotify, useTranslate } from 'ra-core';
import { Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { overrideMessages } from '../i18n/i18n';
import { getPageLocation } from './boot/basePath';
import type { Brand, Config } from './config';
import { getExtension } from './defineConsole';
import { ConsoleLoadError } from './layout/ConsoleLoadError';
import { FirstScreen, storeFirstScreen } from './layout/FirstScreen';
import { I18nProvider } from './layout/language/I18nProvider';
import { loadInitialLocale } from './layout/language/locale';
import { useLanguageLoadNotice } from './layout/language/useChooseLanguage';
import { consumeReloadNotice } from './layout/staleChunk';
import { ignoreRepeatedPresses } from './lib/ignoreRepeatedPresses';
import { delay } from './lib/timing/delay';
import { prefetch } from './lib/timing/prefetch';
import { SessionProvider } from './session/SessionContext';
import type { SessionController } from './session/sessionController';
import { LiveRegion } from './ui/feedback/LiveRegion';
import { lazyComponent } from './ui/lazy/lazyPart';
import { lazyWithRetry } from './ui/lazy/lazyWithRetry';
import { NotificationArea } from './ui/notifications/NotificationArea';

/** Options of {@link startConsole}. */
export interface ConsoleStart {
  config: Config;
  /** The session that was started. */
  controller: SessionController;
}

/** The router and the code of the current page. */
const routedConsole = lazyWithRetry(
  async () => {
    const routes = await import('./routes');
    await routes.prefetchPage(getPageLocation().pathname);
    return routes;
  },
  { isFirstPage: true },
);
const signedOutApp = lazyWithRetry(
  async () => {
    const app = await import('./layout/SignedOutApp');
    await app.loadSignInNotice();
    return app;
  },
  { isFirstPage: true },
);
const prefetchRoutes = () => void prefetch(() => import('./routes'));
const RoutedConsole = lazyComponent(routedConsole, (code) => <ConsoleLoadError code={code} />);
const SignedOutApp = lazyComponent(signedOutApp, (code) => <ConsoleLoadError code={code} />);

/** Milliseconds after which a loading screen replaces the static shell. */
const SLOW_START_DELAY_MS = 1_000;

/**
 * Renders the console into an element, in the merchant's language, or in English if its messages can't be loaded.
 * @returns a function that unmounts it
 */
export function startConsole(root: HTMLElement, { config, controller }: ConsoleStart): () => void {
  const brand = { ...getExtension().brand, ...config.brand };
  storeFirstScreen(root);
  const stopIgnoring = ignoreRepeatedPresses();
  const isSignedOut = controller.state.get().kind === 'signedOut' && !isPublicPath(getPageLocation().pathname);
  const reactRoot = createRoot(root);
  let isUnmounted = false;
  const isReady = isSignedOut ? signedOutApp.fetch() : Promise.all([waitForSession(controller), routedConsole.fetch()]);
  // The static shell of index.html stays visible until then, to avoid a flash of a loading state.
  void Promise.all([loadInitialLocale(), applyBrand(brand), Promise.race([isReady, delay(SLOW_START_DELAY_MS)])]).then(
    ([missingLocale]) => {
      if (isUnmounted) return;
      const app = (
        <App
          config={{ ...config, brand }}
          controller={controller}
          isSignedOut={isSignedOut}
          missingLocale={missingLocale}
        />
      );
      // A transition renders in chunks, so that the browser can handle input in between.
      startTransition(() => reactRoot.render(app));
    },
  );
  return () => {
    isUnmounted = true;
    stopIgnoring();
    reactRoot.unmount();
  };
}

interface AppProps {
  config: Config;
  controller: SessionController;
  isSignedOut: boolean;
  /** The preferred language, if it could not be loaded. */
  missingLocale: string | null;
}

function App({ config, controller, isSignedOut, missingLocale }: AppProps) {
  const [isSignInVisible, setSignInVisible] = useState(isSignedOut);
  const hideSignIn = useCallback(() => setSignInVisible(false), []);
  return (
    <I18nProvider>
      <SessionProvider config={config} controller={controller}>
        <LiveRegion>
          <NotificationArea>
            <StartNotices missingLocale={missingLocale} />
            <Suspense fallback={<FirstScreen />}>
              {isSignInVisible ? (
                <SignedOutApp prefetchRoutes={prefetchRoutes} onSignedIn={hideSignIn} />
              ) : (
                <RoutedConsole />
              )}
            </Suspense>
          </NotificationArea>
        </LiveRegion>
      </SessionProvider>
    </I18nProvider>
  );
}

/** Applies the brand. Its code is only loaded if there is one; without it, the console has its own look. */
async function applyBrand(brand: Brand): Promise<void> {
  if (brand.name !== undefined) overrideMessages({ shell: { product: brand.name } });
  if (Object.keys(brand).length === 0) return;
  try {
    (await import('./theme/applyBrand')).applyBrand(brand);
  } catch (error) {
    console.warn('the brand could not be applied', error);
  }
}

/** Resolves when the session is no longer loading. */
function waitForSession({ state }: SessionController): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (state.get().kind === 'loading') return;
      stop();
      resolve();
    };
    const stop = state.subscribe(check);
    check();
  });
}

/**
 * Shows startup problems as notifications.
 * @param missingLocale the preferred language, if it could not be loaded
 */
function StartNotices({ missingLocale }: { missingLocale: string | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  useLanguageLoadNotice(missingLocale);
  useEffect(() => {
    if (consumeReloadNotice()) notify(translate('shell.updated'));
  }, [notify, translate]);
  return null;
}

/**
 * Checks if a path leads to a page that signed-out users see as it is. Everywhere else, they see the sign-in page.
 * Like the router, ignores case.
 */
const isPublicPath = (pathname: string): boolean =>
  /^\/(?:install(?:\/|$)|auth\/(?:invitation|private-app)\/?$)/i.test(pathname);
