import { randomBytes } from 'node:crypto';
import type { App, Request, Response } from 'json-server';
import * as z from 'zod/mini';
import type { Entity, Row } from '../../resources/entity';
import { readOnly } from '../../resources/readOnly';
import type { Backend } from '../backend';
import { HttpError, notFoundError } from '../httpError';
import { postOnce } from '../idempotency';
import { getServerUrl, toAbsoluteMediaUrls, toRelativeMediaUrls } from '../mediaUrls';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import type { WriteRules } from '../rules/writeRules';
import type { Site } from '../store/site';

/** PATCH and DELETE of one entity, and POST if it has a draft. */
export function entityRoutes(app: App, entity: Entity, rules: WriteRules, backend: Backend): void {
  const { store, now } = backend;
  if (entity.write === readOnly) return;
  const path = `/admin/${entity.write.path}`;
  const shape = addUnknown(rules.change ?? partialChange(entity), getAddedFields(entity));
  const draft = addUnknown(rules.draft ?? objectShape(entity.draft), Object.keys(entity.create?.fields ?? {}));
  const getUnknown = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => rules.draft && !(name in getShape(rules.draft))));
  const commit = (site: Site, before: Row | null, after: Row | null) => {
    const id = (after ?? before)?._id ?? '';
    const own = after
      ? { site: site.id, table: entity.name, put: after }
      : { site: site.id, table: entity.name, drop: id };
    store.commit([own, ...(rules.sideEffects?.(before, after, site) ?? [])]);
  };

  app.patch(`${path}/:id`, (request, response) => {
    const site = getRequestSite(request, store);
    const before = requireRow(site, entity, request);
    const change = parseBody(shape, request.body);
    if (Object.keys(change).length === 0) throw new HttpError(422, 'There are no changes to save.');
    const after = rules.applyPatch?.(before, change, site, now()) ?? { ...before, ...change };
    commit(site, before, after);
    sendRow(request, response, entity, after);
  });

  app.delete(`${path}/:id`, (request, response) => {
    const site = getRequestSite(request, store);
    const before = requireRow(site, entity, request);
    rules.checkRemoval?.(before);
    commit(site, before, null);
    response.json({});
  });

  if (!draft) return;
  postOnce(app, backend, path, (site, request) => {
    const values = parseBody(draft, toRelativeMediaUrls(request.body, getServerUrl(request)));
    const _id = randomBytes(12).toString('hex');
    const created = rules.createRow?.(_id, values, site, now()) ?? { createdAt: now(), ...values, _id };
    const after = { ...created, ...getUnknown(values) };
    return {
      changes: [{ site: site.id, table: entity.name, put: after }, ...(rules.sideEffects?.(null, after, site) ?? [])],
      body: toResponseBody(request, entity, after),
    };
  });
}

/** Row of the id in the URL. @throws HttpError 404 */
export function requireRow(site: Site, entity: Entity, request: Request): Row {
  const row = site.table(entity.name).get(request.params['id'] ?? '');
  if (!row) throw notFoundError(entity.write.responseKey);
  return row;
}

/** Responds with a row, without private fields. */
export function sendRow(request: Request, response: Response, entity: Entity, row: Row): void {
  response.json(toResponseBody(request, entity, row));
}

function toResponseBody(request: Request, entity: Entity, row: Row): Record<string, unknown> {
  const { accessToken: _secret, ...publicRow } = row;
  return { [entity.write.responseKey]: toAbsoluteMediaUrls(publicRow, getServerUrl(request)) };
}

function partialChange(entity: Entity): z.ZodMiniType<object> {
  const { change } = entity.write;
  if (change instanceof z.ZodMiniObject) return z.partial(change);
  throw new Error(`entity '${entity.name}': what a PATCH may send must be an object`);
}

/** Fields that an extension adds, which the rules don't know. */
const getAddedFields = ({ fields }: Entity) =>
  Object.entries(fields).flatMap(([name, { shape }]) => (shape ? [name] : []));

/** The shape, which accepts any value of these names if it doesn't have them. */
function addUnknown<Shape extends z.ZodMiniType<object> | null>(shape: Shape, names: readonly string[]) {
  if (!(shape instanceof z.ZodMiniObject)) return shape;
  const unknown = names.filter((name) => !(name in shape.shape)).map((name) => [name, z.optional(z.unknown())]);
  return unknown.length === 0 ? shape : z.extend(shape, Object.fromEntries(unknown));
}

const getShape = (shape: z.ZodMiniType): object => (shape instanceof z.ZodMiniObject ? shape.shape : {});

function objectShape(draft: z.ZodMiniType | undefined): z.ZodMiniType<object> | null {
  return draft instanceof z.ZodMiniObject ? draft : null;
}
