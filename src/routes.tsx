/** Which address shows which page. A list comes with its entity; any other page is a line in one of the tables, and stands in the menu from then on. */

import { type ComponentType, useEffect, useState } from 'react';
import { createBrowserRouter, matchPath, type RouteObject, RouterProvider } from 'react-router';
import { withWords } from '../i18n/words';
import { entities } from '../resources';
import type { Entity } from '../resources/entity';
import type { Config } from './config';
import { ActionDialogsContext } from './engine/actions/actionDialogs';
import { EntityList } from './engine/EntityList';
import { KnownPagesContext } from './engine/knownPages';
import { ConsoleFailure } from './layout/ConsoleFailure';
import { FirstScreen } from './layout/FirstScreen';
import { FullScreen } from './layout/FullScreen';
import { lateRoute } from './layout/lateRoute';
import { hiddenPaths } from './layout/menu';
import { OpenShop } from './layout/OpenShop';
import { Root } from './layout/Root';
import { RouteError } from './layout/RouteError';
import { Shell } from './layout/Shell';
import type { PageHandle } from './layout/usePageChange';
import { prefetch } from './lib/prefetch';
import { actionDialogs, listOverrides } from './overrides';
import { useConfig } from './session/SessionContext';
import { LoadFailure } from './ui/LoadFailure';
import { type LateCode, lateCode } from './ui/lateCode';

interface Page {
  path: string;
  /** Key of the page's title. */
  title: string;
  /** The page that it belongs to, where it takes the whole window. */
  back?: string;
  load: () => Promise<{ default: ComponentType }>;
}

const importPages = () => withWords(['import', 'importRun', 'upload'], () => import('./pages/import/importPages'));
const notFound = () => import('./pages/notFound/NotFoundPage');
const notFoundTitle = 'pages.notFound.title';

/** Without a shop, and without a session. */
const publicPages: readonly Page[] = [
  { path: 'auth', title: 'pages.auth.title', load: () => withWords('auth', () => import('./pages/auth/AuthPage')) },
  {
    path: 'install',
    title: 'pages.install.title',
    load: () => withWords('install', () => import('./pages/install/InstallPage')),
  },
  { path: 'logout', title: 'shell.account.signOut', load: () => import('./pages/logout/LogoutPage') },
];

/** Inside the shell. */
const pages: readonly Page[] = [
  {
    path: 'contact',
    title: 'pages.contact.title',
    load: () => withWords('contact', () => import('./pages/contact/ContactPage')),
  },
  {
    path: 'customers/:id',
    title: 'pages.customer.title',
    load: () => withWords('customerPage', () => import('./pages/customer/CustomerDetailsPage')),
  },
  {
    path: 'customers/:id/settings',
    title: 'pages.customer.settings',
    load: () => withWords(['customerPage', 'ask'], () => import('./pages/customer/CustomerSettingsPage')),
  },
  {
    path: 'locale',
    title: 'pages.locale.title',
    load: () => withWords(['locale', 'editing', 'upload'], () => import('./pages/locale/LocalePage')),
  },
  {
    path: 'loyalty',
    title: 'pages.loyalty.title',
    load: () => withWords(['loyalty', 'programs'], () => import('./pages/loyalty/list/ProgramsPage')),
  },
  {
    // All tabs are one page: what is edited and not saved is held above them.
    path: 'loyalty/:id/*',
    title: 'pages.program.title',
    load: () =>
      withWords(['loyalty', 'loyaltyEditor', 'formFields', 'ask'], () => import('./pages/loyalty/editor/ProgramPage')),
  },
  {
    // All tabs are one page: what is edited and not published is held above them.
    path: 'theme-editor/*',
    title: 'pages.theme.title',
    load: () =>
      withWords(
        ['theme', 'widgets', 'editing', 'colour', 'previewFrame'],
        () => import('./pages/storefront/theme/ThemePage'),
      ),
  },
  {
    path: 'imports',
    title: 'pages.imports.title',
    load: () => withWords('importRun', () => import('./pages/import/history/HistoryPage')),
  },
  {
    path: 'imports/:run',
    title: 'pages.imports.title',
    load: () => withWords('importRun', () => import('./pages/import/run/RunPage')),
  },
  {
    path: 'customers/import/points',
    title: 'list.import.points',
    load: async () => ({ default: (await importPages()).PointsImportPage }),
  },
  {
    path: 'customers/import/customers',
    title: 'list.import.customers',
    load: async () => ({ default: (await importPages()).CustomersImportPage }),
  },
  {
    path: 'product-reviews/import/reviews',
    title: 'list.import.reviews',
    load: async () => ({ default: (await importPages()).ReviewsImportPage }),
  },
  {
    path: 'customers/import/store',
    title: 'pages.imports.store',
    load: () => withWords('importRun', () => import('./pages/import/store/StoreImportPage')),
  },
  {
    path: 'customers/import/team',
    title: 'pages.imports.team',
    load: () => withWords('importRun', () => import('./pages/import/team/CustomersTeamImportPage')),
  },
  {
    path: 'product-reviews/import/team',
    title: 'pages.imports.team',
    load: () => withWords('importRun', () => import('./pages/import/team/ReviewsTeamImportPage')),
  },
  {
    path: 'moderate',
    title: 'pages.moderation.title',
    load: () => withWords(['queue', 'flags'], () => import('./engine/queue/QueuePage')),
  },
  {
    path: 'notifications',
    title: 'pages.notifications.title',
    load: () => withWords('notifications', () => import('./pages/notifications/matrix/NotificationsPage')),
  },
  {
    path: 'wizard/concierge',
    title: 'pages.concierge.title',
    load: () => withWords('concierge', () => import('./pages/wizard/ConciergePage')),
  },
  { path: '*', title: notFoundTitle, load: notFound },
];

/** The whole window, with a way back. */
const fullScreenPages: readonly Page[] = [
  {
    path: 'widget-editor/*',
    title: 'pages.widget.title',
    back: '/theme-editor/widgets',
    load: () =>
      withWords(
        ['widgets', 'theme', 'editing', 'formFields', 'previewFrame'],
        () => import('./pages/storefront/widgets/WidgetEditorPage'),
      ),
  },
  {
    path: 'notifications/edit/:templateKey/*',
    title: 'pages.notifications.edit',
    back: '/notifications',
    load: () =>
      withWords(
        ['notifications', 'templateEditor', 'editing', 'previewFrame'],
        () => import('./pages/notifications/editor/EditTemplatePage'),
      ),
  },
];

/** Every page of the console by its address. */
export default function RoutedConsole() {
  const config = useConfig();
  const [router] = useState(() => createBrowserRouter(createRoutes(config)));
  useEffect(() => () => router.dispose(), [router]);
  // In a transition, a sign-out would render the old page once more with nobody signed in.
  return (
    <KnownPagesContext value={knownPages}>
      <ActionDialogsContext value={actionDialogs}>
        <RouterProvider router={router} useTransitions={false} />
      </ActionDialogsContext>
    </KnownPagesContext>
  );
}

const knownPages: ReadonlySet<string> = new Set(
  ['', ...entities.map(({ name }) => name), ...[...publicPages, ...pages].map(({ path }) => path)].map(
    (path) => `/${path}`,
  ),
);

function createRoutes(config: Config): RouteObject[] {
  const hidden = hiddenPaths(config);
  const shown = pages.filter(({ path }) => !hidden.has(`/${path}`));
  const systemAdmin: Page = { path: `${config.systemAdminPath}/*`, title: notFoundTitle, load: notFound };
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: FirstScreen,
      children: [
        ...publicPages.map(bareRouteOf),
        {
          Component: OpenShop,
          children: [
            { Component: FullScreen, children: fullScreenPages.map(routeOf) },
            {
              Component: Shell,
              children: [startRoute(), ...lists(), ...[systemAdmin, ...shown].map(routeOf)],
            },
          ],
        },
      ],
    },
  ];
}

const startPage = lateCode(() => withWords('dashboard', () => import('./pages/dashboard/StartPage')));

/** '/'. */
function startRoute(): RouteObject {
  const handle: PageHandle = { title: 'shell.menu.dashboard' };
  return { index: true, handle, ...lateRoute(startPage, inPlace, {}) };
}

const codes = new Map<Page, LateCode<object>>();

/** Code of a page, the same for all that ask for it. */
function codeOf(page: Page): LateCode<object> {
  const code = codes.get(page) ?? lateCode(page.load);
  codes.set(page, code);
  return code;
}

/**
 * Fetches what the page of an address needs, before the session is open and the route is known to be shown. The promise
 * never fails: what did not come is told in the page's place.
 */
export async function beginPage(pathname: string): Promise<void> {
  if (pathname === '/') {
    void prefetch(() => import('../dataProvider/methods/stats'));
    return startPage.fetch();
  }
  const page = [...publicPages, ...fullScreenPages, ...pages].find(({ path }) => matchPath(path, pathname));
  if (page && page.path !== '*') await codeOf(page).fetch();
}

const createPage = lateCode(() => withWords(['create', 'pickers'], () => import('./engine/create/CreatePage')));

function lists(): RouteObject[] {
  return entities.flatMap((entity) => {
    const handle: PageHandle = { title: `resources.${entity.name}.name` };
    const list: RouteObject = { path: entity.name, handle, element: <List key={entity.name} entity={entity} /> };
    if (!entity.create) return [list];
    const create: RouteObject = {
      path: `${entity.name}/create`,
      handle,
      ...lateRoute(createPage, inPlace, { entity }),
    };
    return [list, create];
  });
}

function List({ entity }: { entity: Entity }) {
  const View = listOverrides[entity.name] ?? EntityList;
  return <View entity={entity} />;
}

function routeOf(page: Page): RouteObject {
  const handle: PageHandle = { title: page.title, back: page.back };
  return { path: page.path, handle, ...lateRoute(codeOf(page), inPlace, {}) };
}

/** The same for a page that has the window for itself. */
function bareRouteOf(page: Page): RouteObject {
  const handle: PageHandle = { title: page.title };
  return { path: page.path, handle, ...lateRoute(codeOf(page), (code) => <ConsoleFailure code={code} />, {}) };
}

function inPlace(code: Parameters<typeof LoadFailure>[0]['code']) {
  return <LoadFailure code={code} />;
}
