import type { App } from 'json-server';
import type { Entity } from '../../resources/entity';
import { filterParameters } from '../../resources/filters';
import type { Backend } from '../backend';
import { type ListArguments, listRecords } from '../graphql/listRecords';
import { HttpError } from '../httpError';
import { getServerUrl, toAbsoluteMediaUrls } from '../mediaUrls';
import { getRequestSite } from '../requireToken';

/** GET of an entity that is read over REST: one page, by its declared filters and sorts. */
export function listRoutes(app: App, entity: Entity, { store }: Backend): void {
  if (entity.read.from !== 'rest') return;
  app.get(`/admin/${entity.read.path}`, (request, response) => {
    const { total, items } = listRecords(getRequestSite(request, store), entity, parseQuery(entity, request.query));
    response.json({ total, items: toAbsoluteMediaUrls(items, getServerUrl(request)) });
  });
}

/** @throws HttpError 400 for an unknown parameter, an unknown choice or sort, and an invalid day or number */
function parseQuery({ list }: Entity, query: Readonly<Record<string, unknown>>): ListArguments {
  const known = ['limit', 'offset', 'sortBy', ...filterParameters({ list })];
  const values = Object.entries(query).map(([name, value]): [string, unknown] => {
    if (!known.includes(name)) throw new HttpError(400, `There is no parameter '${name}'.`);
    if (typeof value !== 'string') throw new HttpError(400, `${name} must be one text.`);
    return [name, name === 'limit' || name === 'offset' ? Number(value) : value];
  });
  const parsed: ListArguments = Object.fromEntries(values);
  const sort = parsed['sortBy'];
  if (sort !== undefined && !Object.hasOwn(list.sorts, String(sort))) {
    throw new HttpError(400, `There is no sort '${String(sort)}'.`);
  }
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.kind === 'choice') checkChoice(name, filter.choices, parsed[name]);
    if (filter.kind === 'days') for (const limit of [filter.from, filter.to]) checkInstant(limit, parsed[limit]);
  }
  return parsed;
}

function checkChoice(name: string, choices: readonly string[], value: unknown): void {
  if (value === undefined || choices.includes(String(value))) return;
  throw new HttpError(400, `${name}: '${String(value)}' is not one of ${choices.join(', ')}.`);
}

function checkInstant(name: string, value: unknown): void {
  if (value === undefined || !Number.isNaN(Date.parse(String(value)))) return;
  throw new HttpError(400, `${name} must be a date and time, ISO 8601.`);
}
