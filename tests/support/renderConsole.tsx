import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { createMemoryRouter, Outlet, parsePath, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../dataProvider';
import { AppError } from '../../dataProvider/errors';
import { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import { i18nProvider } from '../../i18n/i18n';
import { ActionDialogsContext } from '../../src/engine/actions/actionDialogs';
import { useResourceDefinitions } from '../../src/engine/entity/resourceOf';
import { createFindingStore, type FindingStore } from '../../src/engine/findings/findingStore';
import { createWriteHistory, type WriteHistory } from '../../src/engine/history/writeHistory';
import { EngineProvider } from '../../src/engine/records/EngineContext';
import { type CurrentSite, CurrentSiteContext } from '../../src/engine/shop/currentSite';
import { createRandomId } from '../../src/lib/createRandomId';
import { actionDialogs } from '../../src/overrides';
import { createBrowserStore } from '../../src/session/createBrowserStore';
import { LiveRegion } from '../../src/ui/feedback/LiveRegion';
import { MediaUrlsContext } from '../../src/ui/images/useOwnUrl';
import { NotificationArea } from '../../src/ui/notifications/NotificationArea';
import './allMessages';
import { defaultSite } from './defaultSite';
import { withWrites } from './withWrites';

interface RenderOptions {
  dataProvider: ConsoleDataProvider;
  /** History entries; the last one is the current URL. */
  at: string | readonly string[];
  routes: RouteObject[];
  currentSite?: Partial<CurrentSite>;
}

/** Renders pages with all providers of the console, but without session and shell. */
export function renderConsole({ dataProvider, at, routes, currentSite }: RenderOptions) {
  silenceExpectedErrors();
  const queryClient = new ConsoleQueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 15_000 } },
  });
  const history = createWriteHistory(() => currentSite?.preferencesKey ?? defaultSite.preferencesKey);
  const findings = createFindingStore();
  const wrapped = withWrites(dataProvider, queryClient, history.begin, findings.add);
  const site: CurrentSite = {
    ...defaultSite,
    async changeSettings(data, { previous, edit } = {}) {
      const { siteId: id } = site;
      await wrapped.update('settings', { id, data, previousData: { ...previous, id, _id: id }, meta: { edit } });
    },
    ...currentSite,
  };
  const content = (
    <ConsoleProviders
      dataProvider={wrapped}
      queryClient={queryClient}
      history={history}
      findings={findings}
      currentSite={site}
    >
      <ActionDialogsContext value={actionDialogs}>
        <Outlet />
      </ActionDialogsContext>
    </ConsoleProviders>
  );
  const router = createMemoryRouter([{ element: content, children: routes }], {
    // Places in a list are kept by the key of their entry, which the first one of a router shares with that of others.
    initialEntries: [at].flat().map((url) => ({ ...parsePath(url), key: createRandomId(8) })),
    hydrationData: { loaderData: Object.fromEntries(routes.map(({ id }) => [id, null])) },
  });
  // Transitions would keep the old page visible while the test looks for the new one.
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return {
    ...view,
    user: userEvent.setup(),
    router,
    queryClient,
    /** Current path and query. */
    currentUrl: () => router.state.location.pathname + router.state.location.search,
  };
}

/** React-admin logs every failed request; most failures in these tests are expected. */
function silenceExpectedErrors() {
  const originalError = console.error;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!(args[0] instanceof AppError)) originalError(...args);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

interface ConsoleProvidersProps {
  dataProvider: ConsoleDataProvider;
  queryClient: ConsoleQueryClient;
  history: WriteHistory;
  findings: FindingStore;
  currentSite: CurrentSite;
  children: ReactNode;
}

function ConsoleProviders(props: ConsoleProvidersProps) {
  const { dataProvider, queryClient, history, findings, currentSite, children } = props;
  const definitions = useResourceDefinitions();
  const store = useMemo(() => createBrowserStore(`${currentSite.preferencesKey}.`), [currentSite.preferencesKey]);
  return (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} i18nProvider={i18nProvider} store={store}>
      <LiveRegion>
        <NotificationArea>
          <CurrentSiteContext value={currentSite}>
            <ResourceDefinitionContextProvider definitions={definitions}>
              <MediaUrlsContext value={currentSite.mediaUrls}>
                <EngineProvider history={history} findings={findings} queryClient={queryClient}>
                  {children}
                </EngineProvider>
              </MediaUrlsContext>
            </ResourceDefinitionContextProvider>
          </CurrentSiteContext>
        </NotificationArea>
      </LiveRegion>
    </CoreAdminContext>
  );
}
