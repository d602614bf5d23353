/** Small collections that only need CRUD, served by json-server's router. */
import type { App, Handler, Request, Router } from 'json-server';
import jsonServer from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import type { Documents } from '../fixtures/documents';
import { notFoundError } from '../httpError';
import { findStoredResponse, parseIdempotencyKey, storeResponseChange } from '../idempotency';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';
import { checkWidgetData } from '../rules/widgetData';

interface CrudCollection {
  name: 'widgets';
  path: string;
  /** Key of a single item in a response. */
  one: string;
  draft?: z.ZodMiniType<object>;
  change?: z.ZodMiniType<object>;
  /** Validates the data of a type beyond its schema. @throws HttpError 422 */
  check: (type: string, data: unknown) => void;
}

const widgetValues = { data: z.looseObject({}), isEnabled: z.boolean() };

const collections: readonly CrudCollection[] = [
  {
    name: 'widgets',
    path: '/admin/widgets',
    one: 'widget',
    draft: z.strictObject({
      type: nonBlankText,
      data: z._default(widgetValues.data, {}),
      isEnabled: z._default(widgetValues.isEnabled, false),
    }),
    change: z.partial(z.strictObject(widgetValues)),
    check: checkWidgetData,
  },
];

/** GET of every collection; POST, PATCH, and DELETE of writable ones. */
export function jsonServerRoutes(app: App, backend: Backend): void {
  for (const collection of collections) {
    const { path, draft, change } = collection;
    app.get(path, (request, response) => {
      const { documents } = getRequestSite(request, backend.store);
      response.json({ [collection.name]: documents[collection.name] });
    });
    if (draft)
      app.post(path, withParsedBody(draft), withValidData(collection, backend), throughRouter(collection, backend));
    if (change) {
      app.patch(
        `${path}/:id`,
        withParsedBody(change),
        withValidData(collection, backend),
        throughRouter(collection, backend),
      );
      app.delete(`${path}/:id`, throughRouter(collection, backend));
    }
  }
}

/** Middleware that replaces the body with its parsed version. */
function withParsedBody(shape: z.ZodMiniType<object>): Handler {
  return (request, _response, next) => {
    request.body = parseBody(shape, request.body);
    next();
  };
}

/** Middleware that validates the body's data by type. */
function withValidData({ name, check }: CrudCollection, { store }: Backend): Handler {
  return (request, _response, next) => {
    const { type, data }: Readonly<Record<string, unknown>> = Object(request.body);
    const existing = getRequestSite(request, store).documents[name].find(({ _id }) => _id === request.params['id']);
    if (data !== undefined) check(existing?.type ?? String(type), data);
    next();
  };
}

/**
 * Runs a write through json-server's router on a copy of the collection, and commits the result. Embedding,
 * method override, and the database dump of the router are not exposed.
 */
function throughRouter(collection: CrudCollection, { store }: Backend): Handler {
  return (request, response, next) => {
    const site = getRequestSite(request, store);
    const key = request.method === 'POST' ? parseIdempotencyKey(request) : null;
    const before = findStoredResponse(site, key);
    if (before) return response.json(before);
    const rows: Documents['widgets'] = structuredClone(site.documents[collection.name]);
    const router = routerOver(collection.name, rows);
    router.render = (_request, rendered) => {
      const { data } = rendered.locals;
      if (rendered.statusCode === 404 || data === undefined) return next(notFoundError(collection.one));
      const responseBody = request.method === 'DELETE' ? {} : { [collection.one]: data };
      try {
        store.commit([
          { site: site.id, documents: { [collection.name]: rows } },
          ...storeResponseChange(site, key, responseBody),
        ]);
      } catch (error) {
        return next(error);
      }
      rendered.status(200).json(responseBody);
    };
    rewriteUrl(request, collection.name);
    router(request, response, next);
  };
}

function routerOver(name: string, rows: readonly object[]): Router {
  const router = jsonServer.router({ [name]: rows }, { foreignKeySuffix: '__none__' });
  router.db._.id = '_id';
  return router;
}

/** Rewrites the request to the router's URL of the record, without any parameters that it would interpret. */
function rewriteUrl(request: Request, name: string): void {
  const { id } = request.params;
  request.url = id === undefined ? `/${name}` : `/${name}/${encodeURIComponent(id)}`;
  request.query = {};
  delete request.headers['x-http-method-override'];
}
