/** Small collections that need no more than CRUD: json-server's own router answers for them. */
import type { App, Handler, Request, Router } from 'json-server';
import jsonServer from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import type { Documents } from '../fixtures/documents';
import { answeredBefore, idempotencyKeyOf, rememberAnswer } from '../idempotency';
import { notFound } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';
import { checkWidgetData } from '../rules/widgetData';

interface PlainCollection {
  name: 'widgets';
  path: string;
  /** Key of one of them in an answer. */
  one: string;
  draft?: z.ZodMiniType<object>;
  change?: z.ZodMiniType<object>;
  /** What its shapes do not say of the data of a type. @throws Problem 422 */
  check: (type: string, data: unknown) => void;
}

const widgetValues = { data: z.looseObject({}), isEnabled: z.boolean() };

const collections: readonly PlainCollection[] = [
  {
    name: 'widgets',
    path: '/admin/widgets',
    one: 'widget',
    draft: z.strictObject({
      type: filled,
      data: z._default(widgetValues.data, {}),
      isEnabled: z._default(widgetValues.isEnabled, false),
    }),
    change: z.partial(z.strictObject(widgetValues)),
    check: checkWidgetData,
  },
];

/** GET of every plain collection; POST, PATCH and DELETE of those that are written. */
export function plainRoutes(app: App, backend: Backend): void {
  for (const collection of collections) {
    const { path, draft, change } = collection;
    app.get(path, (request, response) => {
      const { documents } = siteOf(request, backend.store);
      response.json({ [collection.name]: documents[collection.name] });
    });
    if (draft) app.post(path, bodyOf(draft), checked(collection, backend), throughRouter(collection, backend));
    if (change) {
      app.patch(`${path}/:id`, bodyOf(change), checked(collection, backend), throughRouter(collection, backend));
      app.delete(`${path}/:id`, throughRouter(collection, backend));
    }
  }
}

/** Leaves of the body what the shape takes. */
function bodyOf(shape: z.ZodMiniType<object>): Handler {
  return (request, _response, next) => {
    request.body = readBody(shape, request.body);
    next();
  };
}

/** Lets a body through whose data its type accepts. */
function checked({ name, check }: PlainCollection, { store }: Backend): Handler {
  return (request, _response, next) => {
    const { type, data }: Readonly<Record<string, unknown>> = Object(request.body);
    const known = siteOf(request, store).documents[name].find(({ _id }) => _id === request.params['id']);
    if (data !== undefined) check(known?.type ?? String(type), data);
    next();
  };
}

/**
 * Hands a write to json-server's router over a copy of the collection, and commits what came of it.
 * Embedding, method override and the dump of everything that the router would offer are out of reach.
 */
function throughRouter(collection: PlainCollection, { store }: Backend): Handler {
  return (request, response, next) => {
    const site = siteOf(request, store);
    const key = request.method === 'POST' ? idempotencyKeyOf(request) : null;
    const before = answeredBefore(site, key);
    if (before) return response.json(before);
    const rows: Documents['widgets'] = structuredClone(site.documents[collection.name]);
    const router = routerOver(collection.name, rows);
    router.render = (_request, rendered) => {
      const { data } = rendered.locals;
      if (rendered.statusCode === 404 || data === undefined) return next(notFound(collection.one));
      const answer = request.method === 'DELETE' ? {} : { [collection.one]: data };
      try {
        store.commit([{ site: site.id, documents: { [collection.name]: rows } }, ...rememberAnswer(site, key, answer)]);
      } catch (error) {
        return next(error);
      }
      rendered.status(200).json(answer);
    };
    redirect(request, collection.name);
    router(request, response, next);
  };
}

function routerOver(name: string, rows: readonly object[]): Router {
  const router = jsonServer.router({ [name]: rows }, { foreignKeySuffix: '__none__' });
  router.db._.id = '_id';
  return router;
}

/** To the router's own address of the record, with nothing in it that the router would read. */
function redirect(request: Request, name: string): void {
  const { id } = request.params;
  request.url = id === undefined ? `/${name}` : `/${name}/${encodeURIComponent(id)}`;
  request.query = {};
  delete request.headers['x-http-method-override'];
}
