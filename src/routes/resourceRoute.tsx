import { ResourceContextProvider } from 'ra-core';
import { type ReactElement, Suspense } from 'react';
import { matchRoutes, Route, type RouteObject, Routes } from 'react-router';
import type { Entity } from '../../resources/entity';
import { toPagePath } from '../boot/basePath';
import type { ResourceOverride } from '../engine/entity/resourceOf';
import { EntityList } from '../engine/list/EntityList';
import type { PagesHandle } from '../layout/usePageChange';
import { Spinner } from '../ui/icons/Spinner';
import { lazyComponent } from '../ui/lazy/lazyPart';
import { lazyWithRetry } from '../ui/lazy/lazyWithRetry';
import { asRouteElement, getCode, notFoundPage, type Page } from './pageRoute';

const createCode = lazyWithRetry(() => import('../engine/create/CreatePage'));
const CreatePage = lazyComponent(createCode, asRouteElement);

/** A page of a resource, in the form that React Router matches. */
interface ResourcePage {
  /** Below the resource's name; `''` is the list. */
  path: string;
  /** i18n key of the page's title. */
  title: string;
  element: ReactElement;
  /** Loaded before the page is shown. */
  code?: { get: () => { component: unknown }; fetch: () => Promise<void> };
}

/**
 * The route of an entity, which provides its resource to its pages. react-admin's `<Resource>` isn't used: it would show
 * the list at every unknown URL below it, and restore the scroll position in addition to the router.
 * @param ownPages pages of the entity other than list and create; their paths begin with its name
 */
export function resourceRoute(entity: Entity, ownPages: readonly Page[], override: ResourceOverride = {}): RouteObject {
  const { name } = entity;
  const pages = getPages(entity, ownPages, override);
  const pageAt = (pathname: string): ResourcePage | undefined =>
    matchRoutes(pages, pathname, `/${name}`)?.at(-1)?.route;
  const handle: PagesHandle = { pageAt: (pathname) => pageAt(pathname) ?? notFoundPage };
  return {
    id: name,
    path: `${name}/*`,
    handle,
    // The previous page stays until the code of the next one is loaded.
    async loader({ request }) {
      await pageAt(toPagePath(new URL(request.url).pathname))?.code?.fetch();
      return null;
    },
    shouldRevalidate: ({ nextUrl }) => pageAt(toPagePath(nextUrl.pathname))?.code?.get().component === null,
    element: (
      <ResourceContextProvider value={name}>
        <Routes>
          {[...pages, toResourcePage(notFoundPage)].map(({ path, element }) => (
            <Route key={path} path={path} element={<Suspense fallback={<Spinner label />}>{element}</Suspense>} />
          ))}
        </Routes>
      </ResourceContextProvider>
    ),
  };
}

/** Overrides have the patterns of react-admin, which include the tabs below a page. */
function getPages(entity: Entity, ownPages: readonly Page[], override: ResourceOverride): ResourcePage[] {
  const { create: Create, edit: Edit, show: Show } = override;
  const title = `resources.${entity.name}.name`;
  const isOverridden = Object.keys(override).length > 0;
  const list = <EntityList entity={entity} View={override.list} isOverridden={isOverridden} />;
  const pages: ResourcePage[] = [{ path: '', title, element: list }];
  if (Create) pages.push({ path: 'create/*', title, element: <Create /> });
  else if (entity.create) {
    pages.push({ path: 'create', title, element: <CreatePage entity={entity} />, code: createCode });
  }
  if (Edit) pages.push({ path: ':id/*', title, element: <Edit /> });
  if (Show) pages.push({ path: ':id/show/*', title, element: <Show /> });
  for (const page of ownPages) {
    const path = page.path.slice(entity.name.length + 1);
    if (path !== ':id' || !Edit) pages.push({ ...toResourcePage(page), path });
  }
  return pages;
}

function toResourcePage(page: Page): ResourcePage {
  const code = getCode(page);
  const View = lazyComponent(code, asRouteElement);
  return { path: page.path, title: page.title, element: <View />, code };
}
