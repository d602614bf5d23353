import { randomBytes } from 'node:crypto';
import type { App, Request, Response } from 'json-server';
import * as z from 'zod/mini';
import type { Entity, Row } from '../../resources/entity';
import { addressOf, withAddresses, withoutAddresses } from '../answerRow';
import type { Backend } from '../backend';
import { notFound, Problem } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import type { WriteRules } from '../rules/writeRules';
import type { Site } from '../store/site';

/** PATCH, DELETE and, where there is a draft, POST of one entity. */
export function entityRoutes(app: App, entity: Entity, rules: WriteRules, { store, now }: Backend): void {
  const path = `/admin/${entity.write.path}`;
  const shape = rules.change ?? everyKeyOptional(entity);
  const draft = rules.draft ?? objectShape(entity.draft);
  const commit = (site: Site, before: Row | null, after: Row | null) => {
    const id = (after ?? before)?._id ?? '';
    const own = after
      ? { site: site.id, table: entity.name, put: after }
      : { site: site.id, table: entity.name, drop: id };
    store.commit([own, ...(rules.alongside?.(before, after, site) ?? [])]);
  };

  app.patch(`${path}/:id`, (request, response) => {
    const site = siteOf(request, store);
    const before = rowOf(site, entity, request);
    const change = readBody(shape, request.body);
    if (Object.keys(change).length === 0) throw new Problem(422, 'The request changes nothing.');
    const after = rules.changed?.(before, change, site, now()) ?? { ...before, ...change };
    commit(site, before, after);
    answer(request, response, entity, after);
  });

  app.delete(`${path}/:id`, (request, response) => {
    const site = siteOf(request, store);
    const before = rowOf(site, entity, request);
    rules.checkRemoval?.(before);
    commit(site, before, null);
    response.json({});
  });

  if (!draft) return;
  app.post(path, (request, response) => {
    const site = siteOf(request, store);
    const values = readBody(draft, withoutAddresses(request.body, addressOf(request)));
    const _id = randomBytes(12).toString('hex');
    const after = rules.created?.(_id, values, site, now()) ?? { createdAt: now(), ...values, _id };
    commit(site, null, after);
    answer(request, response, entity, after);
  });
}

/** The row that the address names. @throws Problem 404 */
export function rowOf(site: Site, entity: Entity, request: Request): Row {
  const row = site.table(entity.name).get(request.params['id'] ?? '');
  if (!row) throw notFound(entity.write.answer);
  return row;
}

/** A row as the answer to a write. */
export function answer(request: Request, response: Response, entity: Entity, row: Row): void {
  const { accessToken: _secret, ...shown } = row;
  response.json({ [entity.write.answer]: withAddresses(shown, addressOf(request)) });
}

function everyKeyOptional(entity: Entity): z.ZodMiniType<object> {
  const { change } = entity.write;
  if (change instanceof z.ZodMiniObject) return z.partial(change);
  throw new Error(`entity '${entity.name}': what a PATCH may send must be an object`);
}

function objectShape(draft: z.ZodMiniType | undefined): z.ZodMiniType<object> | null {
  return draft instanceof z.ZodMiniObject ? draft : null;
}
