/** The pages by URL. Lists follow from the entities; each other page is a line in one of these tables, or of `src/extensions`. */

import { useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, matchPath, type RouteObject, RouterProvider } from 'react-router';
import { entities } from '../resources';
import type { Entity } from '../resources/entity';
import { getBasePath } from './boot/basePath';
import type { Config } from './config';
import { getExtension, isHidden, isHideable } from './defineConsole';
import { ActionDialogsContext } from './engine/actions/actionDialogs';
import { ResourceOverridesContext } from './engine/entity/resourceOf';
import { PanelDetailsContext } from './engine/panel/panelDetails';
import type { StepName } from './features/wizard/checklist/useSetupSteps';
import { FirstScreen } from './layout/FirstScreen';
import { lazyRoute } from './layout/lazyRoute';
import { Root, RouteError } from './layout/Root';
import { Shell } from './layout/Shell';
import { SiteLayout } from './layout/SiteLayout';
import type { PageHandle } from './layout/usePageChange';
import { prefetch } from './lib/timing/prefetch';
import { actionDialogs, loadPageOfExtension, resourceOverrides } from './overrides';
import { asRouteElement, bareRoute, getCode, notFoundPage, type Page, pageRoute } from './routes/pageRoute';
import { resourceRoute } from './routes/resourceRoute';
import { useConfig } from './session/SessionContext';
import { lazyComponent, lazyPart } from './ui/lazy/lazyPart';
import { lazyWithRetry } from './ui/lazy/lazyWithRetry';
import { KnownPagesContext } from './ui/navigation/knownPages';

/** Returns how to load a page that is a step of the setup: until the launch, it leads to the next step. */
const loadSetupStep = (step: StepName, load: Page['load']) => async () => {
  const [page, { createStepPage }] = await Promise.all([load(), import('./features/wizard/SetupNotice')]);
  return { default: createStepPage(step, page.default) };
};

const customerTabs = getExtension().extend['customers']?.tabs ?? [];

const importPages = () => import('./features/imports/importPages');

const importCodePages = () => import('./features/wizard/code/codePages');

const importWidgetPages = () => import('./features/storefront/widgetPages');

/** Pages that need neither a session nor a site. */
const publicPages: readonly Page[] = [
  {
    path: 'auth/invitation',
    title: 'pages.invitation.title',
    load: () => import('./features/auth/invitation/InvitationPage'),
  },
  {
    path: 'auth/private-app',
    title: 'pages.privateApp.title',
    load: () => import('./features/auth/privateApp/PrivateAppPage'),
  },
  {
    path: 'auth/*',
    title: 'pages.auth.title',
    async load() {
      const page = await import('./features/auth/AuthPage');
      await page.loadSignInNotice();
      return page;
    },
  },
  { path: 'install/*', title: 'pages.install.title', load: () => import('./features/install/InstallPage') },
  { path: 'logout', title: 'shell.account.signOut', load: () => import('./features/logout/LogoutPage') },
];

/** Pages inside the shell. Those below an entity's name become routes of its resource. */
const pages: readonly Page[] = [
  { path: 'analytics/*', title: 'pages.analytics.title', load: () => import('./features/analytics/AnalyticsPage') },
  { path: 'automation/*', title: 'shell.menu.automation', load: () => import('./features/automation/AutomationPage') },
  { path: 'billing/*', title: 'pages.billing.title', load: () => import('./features/billing/BillingPage') },
  { path: 'contact', title: 'pages.contact.title', load: () => import('./features/contact/ContactPage') },
  { path: 'copy-settings', title: 'pages.copy.title', load: () => import('./features/copy/CopyPage') },
  // Of two pages with the same path, the first is shown.
  ...customerTabs.flatMap(({ name, label, load, hide }) =>
    load || hide
      ? {
          path: `customers/:id${name === 'details' ? '' : `/${name}`}`,
          title: label ?? 'pages.customer.title',
          load: async () => ({
            default: (await import('./features/customer/createTabPage')).createTabPage(name, load),
          }),
        }
      : [],
  ),
  {
    path: 'customers/:id',
    title: 'pages.customer.title',
    load: () => import('./features/customer/CustomerDetailsPage'),
  },
  {
    path: 'customers/:id/settings',
    title: 'pages.customer.settings',
    load: () => import('./features/customer/CustomerSettingsPage'),
  },
  { path: 'form/*', title: 'shell.menu.form', load: () => import('./features/forms/FormsPage') },
  {
    path: 'instagram/*',
    title: 'shell.menu.instagram',
    load: async () => ({ default: (await importWidgetPages()).InstagramPage }),
  },
  { path: 'locale', title: 'pages.locale.title', load: () => import('./features/locale/LocalePage') },
  { path: 'loyalty', title: 'pages.loyalty.title', load: () => import('./features/loyalty/list/ProgramsPage') },
  {
    // All tabs are one page, which keeps the unsaved changes of each.
    path: 'loyalty/:id/*',
    title: 'pages.program.title',
    hasTabs: true,
    load: () => import('./features/loyalty/editor/ProgramPage'),
  },
  {
    // All tabs are one page, which keeps the unpublished changes of each.
    path: 'theme-editor/*',
    title: 'pages.theme.title',
    hasTabs: true,
    load: loadSetupStep('theme', () => import('./features/storefront/theme/ThemePage')),
  },
  { path: 'history', title: 'pages.history.title', load: () => import('./features/history/HistoryPage') },
  { path: 'imports', title: 'pages.imports.title', load: () => import('./features/imports/history/HistoryPage') },
  { path: 'imports/:run', title: 'pages.imports.title', load: () => import('./features/imports/run/RunPage') },
  {
    path: 'customers/import/points',
    title: 'list.import.points',
    load: async () => ({ default: (await importPages()).PointsImportPage }),
  },
  {
    path: 'customers/import/customers',
    title: 'list.import.customers',
    load: loadSetupStep('import', async () => ({ default: (await importPages()).CustomersImportPage })),
  },
  {
    path: 'product-reviews/products/:id',
    title: 'pages.productReviews.title',
    load: () => import('./features/reviews/ProductReviewsPage'),
  },
  {
    path: 'product-reviews/import/reviews',
    title: 'list.import.reviews',
    load: async () => ({ default: (await importPages()).ReviewsImportPage }),
  },
  {
    path: 'customers/import/store',
    title: 'pages.imports.store',
    load: () => import('./features/imports/store/StoreImportPage'),
  },
  {
    path: 'customers/import/team',
    title: 'pages.imports.team',
    load: () => import('./features/imports/team/CustomersTeamImportPage'),
  },
  {
    path: 'product-reviews/import/team',
    title: 'pages.imports.team',
    load: () => import('./features/imports/team/ReviewsTeamImportPage'),
  },
  { path: 'moderate', title: 'pages.moderation.title', load: () => import('./features/queue/QueuePage') },
  {
    path: 'moderate/stores',
    title: 'pages.inbox.title',
    load: () => import('./features/queue/stores/StoresQueuePage'),
  },
  {
    path: 'other-widgets/*',
    title: 'shell.menu.other-widgets',
    load: async () => ({ default: (await importWidgetPages()).OtherWidgetsPage }),
  },
  {
    path: 'notifications',
    title: 'pages.notifications.title',
    load: loadSetupStep('emails', () => import('./features/notifications/matrix/NotificationsPage')),
  },
  { path: 'pwa', title: 'shell.menu.pwa', load: () => import('./features/pwa/PwaPage') },
  { path: 'sales/*', title: 'shell.menu.sales', load: () => import('./features/sales/SalesPage') },
  {
    // All sections are one page, which keeps the search.
    path: 'settings/*',
    title: 'shell.menu.settings',
    hasTabs: true,
    load: () => import('./features/settings/SettingsPage'),
  },
  { path: 'wizard', title: 'pages.wizard.title', load: () => import('./features/wizard/checklist/WizardPage') },
  { path: 'wizard/step1', title: 'pages.wizard.store', load: () => import('./features/wizard/store/StorePage') },
  {
    path: 'wizard/program',
    title: 'pages.wizard.program',
    load: () => import('./features/wizard/program/ProgramPage'),
  },
  {
    path: 'wizard/product-reviews/code-integration',
    title: 'pages.wizard.reviewsCode',
    load: async () => ({ default: (await importCodePages()).ReviewsCodePage }),
  },
  {
    path: 'wizard/loyalty-setup/code-integration',
    title: 'pages.wizard.loyaltyCode',
    load: async () => ({ default: (await importCodePages()).LoyaltyCodePage }),
  },
  { path: 'wizard/concierge', title: 'pages.concierge.title', load: () => import('./features/wizard/ConciergePage') },
  ...getExtension().pages.map(({ path, title, load }) => ({ path, title, load: () => loadPageOfExtension(load) })),
  notFoundPage,
];

/** Pages that take the whole window, with a link back. */
const fullScreenPages: readonly Page[] = [
  {
    path: 'widget-editor/*',
    title: 'pages.widget.title',
    back: '/theme-editor/widgets',
    load: async () => ({ default: (await importWidgetPages()).WidgetEditorPage }),
  },
  {
    path: 'notifications/edit/:templateKey/*',
    title: 'pages.notifications.edit',
    back: '/notifications',
    load: () => import('./features/notifications/editor/EditTemplatePage'),
  },
];

const PanelContextFacts = lazyPart(() => import('./features/moderation/PanelContextFacts'));

/** The loaders of the resources have nothing to load at the first URL: `prefetchPage` has loaded its code. */
const hydrationData = { loaderData: Object.fromEntries(entities.map(({ name }) => [name, null])) };

/** The console: renders the page of the current URL. */
export default function RoutedConsole() {
  const config = useConfig();
  const [router] = useState(() =>
    createBrowserRouter(createRoutes(config), { hydrationData, basename: getBasePath() }),
  );
  useEffect(() => () => router.dispose(), [router]);
  // In a transition, signing out would render the old page again without a session.
  const knownPages = useMemo(() => getKnownPages(config), [config]);
  return (
    <KnownPagesContext value={knownPages}>
      <ActionDialogsContext value={actionDialogs}>
        <ResourceOverridesContext value={resourceOverrides}>
          <PanelDetailsContext value={PanelContextFacts}>
            <RouterProvider router={router} useTransitions={false} />
          </PanelDetailsContext>
        </ResourceOverridesContext>
      </ActionDialogsContext>
    </KnownPagesContext>
  );
}

/** Paths of the route table. */
function getKnownPages(config: Config): ReadonlySet<string> {
  const paths = ['', ...entities.map(({ name }) => name), ...[...publicPages, ...pages].map(({ path }) => path)];
  return new Set(paths.map((path) => `/${path}`).filter((url) => !isHidden(url, config)));
}

function createRoutes(config: Config): RouteObject[] {
  const isVisible = ({ path }: Pick<Page, 'path'>) => !isHidden(`/${path}`, config);
  const visiblePages = pages.filter(isVisible);
  const isPageOfEntity = ({ name }: Entity, { path }: Page) => path.startsWith(`${name}/`);
  const resources = entities
    .filter(({ name }) => isVisible({ path: name }))
    .map((entity) =>
      resourceRoute(
        entity,
        visiblePages.filter((page) => isPageOfEntity(entity, page)),
        resourceOverrides[entity.name],
      ),
    );
  const otherPages = visiblePages.filter((page) => !entities.some((entity) => isPageOfEntity(entity, page)));
  const systemAdmin: Page = {
    path: `${config.systemAdminPath}/*`,
    title: 'pages.systemAdmin.title',
    load: () => import('./systemAdmin/SystemAdmin'),
  };
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: FirstScreen,
      children: [
        ...[...publicPages, systemAdmin].map(bareRoute),
        {
          Component: SiteLayout,
          children: [
            {
              ...lazyRoute(fullScreen, asRouteElement, {}),
              children: fullScreenPages.filter(isVisible).map(pageRoute),
            },
            {
              Component: Shell,
              children: [startRoute(), ...resources, ...otherPages.map(pageRoute)],
            },
          ],
        },
      ],
    },
  ];
}

const fullScreen = lazyWithRetry(() => import('./layout/FullScreen'));
const startPage = lazyWithRetry(() => import('./features/dashboard/StartPage'), { isFirstPage: true });
const setupWizard = lazyWithRetry(() => import('./features/wizard/checklist/Checklist'));
const SetupWizard = lazyComponent(setupWizard, asRouteElement);

/** The route of `/`. */
function startRoute(): RouteObject {
  const handle: PageHandle = { title: 'shell.menu.dashboard' };
  return {
    index: true,
    handle,
    ...lazyRoute(startPage, asRouteElement, { Wizard: SetupWizard, loadWizard: setupWizard.fetch }),
  };
}

/**
 * Loads the code of the page at a URL before the session is open. The promise never rejects: a failed download is shown
 * in place of the page. The configuration isn't loaded yet, so pages that it can hide are loaded by their routes.
 */
export async function prefetchPage(pathname: string): Promise<void> {
  if (pathname === '/') {
    void prefetch(() => import('../dataProvider/methods/stats'));
    return startPage.fetch();
  }
  const page = [...publicPages, ...fullScreenPages, ...pages].find(({ path }) => matchPath(path, pathname));
  if (page && page !== notFoundPage && !isHideable(pathname)) await getCode(page).fetch();
}
