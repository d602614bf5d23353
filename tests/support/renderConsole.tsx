import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../dataProvider';
import { AppError } from '../../dataProvider/errors';
import { i18nProvider } from '../../i18n/words';
import { ActionDialogsContext } from '../../src/engine/actions/actionDialogs';
import { EngineProvider } from '../../src/engine/EngineContext';
import { type Shop, ShopContext } from '../../src/engine/shop';
import { actionDialogs } from '../../src/overrides';
import { LiveRegion } from '../../src/ui/LiveRegion';
import { Toaster } from '../../src/ui/Toaster';
import './allWords';
import { usualShop } from './usualShop';

// Nothing waits for these unless it fails, or the machine is busy.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

interface RenderOptions {
  dataProvider: ConsoleDataProvider;
  /** Addresses of the history; the last is the one that is shown. */
  at: string | readonly string[];
  routes: RouteObject[];
  shop?: Partial<Shop>;
}

/** Renders pages in everything that the console has around them, but for the session and the shell. */
export function renderConsole({ dataProvider, at, routes, shop }: RenderOptions) {
  quietDeliberateFailures();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 15_000 } },
  });
  const around = (
    <Around dataProvider={dataProvider} queryClient={queryClient} shop={{ ...usualShop, ...shop }}>
      <ActionDialogsContext value={actionDialogs}>
        <Outlet />
      </ActionDialogsContext>
    </Around>
  );
  const router = createMemoryRouter([{ element: around, children: routes }], { initialEntries: [at].flat() });
  // A transition would show the old page while the test looks for the new one.
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return {
    ...view,
    user: userEvent.setup(),
    router,
    queryClient,
    /** Path and query that are shown. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** React-admin writes every failed call to the console; here most of them are meant. */
function quietDeliberateFailures() {
  const write = console.error;
  vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
    if (!(what[0] instanceof AppError)) write(...what);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

interface AroundProps {
  dataProvider: ConsoleDataProvider;
  queryClient: QueryClient;
  shop: Shop;
  children: ReactNode;
}

const store = memoryStore();

function Around({ dataProvider, queryClient, shop, children }: AroundProps) {
  return (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} i18nProvider={i18nProvider} store={store}>
      <LiveRegion>
        <Toaster>
          <ShopContext value={shop}>
            <EngineProvider>{children}</EngineProvider>
          </ShopContext>
        </Toaster>
      </LiveRegion>
    </CoreAdminContext>
  );
}
