import * as z from 'zod/mini';
import type { Entity, RestRead } from '../../resources/entity';
import { filterParameters } from '../../resources/filters';
import { readOnly } from '../../resources/readOnly';
import { nonEmptyText } from '../../resources/shapes';
import type { ContractArea, ContractCall } from './call';
import { emptyShape, pageOf, pageQuery } from './commonShapes';

const ID_EXAMPLE = 'a1';

/** Rows that diagnostics read. */
const SAMPLE_ROWS = 25;

/** Calls of an entity, from its declaration: its list if that is read over REST, and its writes. */
export function entityArea(entity: Entity): ContractArea {
  const { name, row, read, write } = entity;
  return {
    title: `Records of ${name}`,
    schemas: { [toPascalCase(write.responseKey || name)]: row },
    calls: [
      ...(read.from === 'rest' ? [listCall(entity, read)] : []),
      ...(write === readOnly ? [] : writeCalls(entity)),
    ],
  };
}

function listCall({ name, row, list }: Entity, { path, fallback }: RestRead): ContractCall {
  const parameters = ['sortBy', ...filterParameters({ list })];
  return {
    method: 'GET',
    path: `/admin/${path}`,
    summary: `Records of \`${name}\`, newest first.`,
    ...(fallback && { isOptional: true }),
    query: { ...pageQuery, ...Object.fromEntries(parameters.map((name) => [name, z.optional(z.string())])) },
    response: pageOf(row),
    examples: { response: { total: 1, items: [{ _id: ID_EXAMPLE }] } },
    diagnostics: { queries: () => [{ limit: SAMPLE_ROWS, offset: 0 }] },
  };
}

/** PATCH, and POST, DELETE, and calls for single fields if the entity has them. */
function writeCalls(entity: Entity): readonly ContractCall[] {
  const { name, row, write, draft, actions } = entity;
  const { path, responseKey, change, posts = {}, parts = {} } = write;
  const one = `/admin/${path}/{${responseKey}Id}`;
  const response = z.object({ [responseKey]: row });
  const example = { [responseKey]: { _id: ID_EXAMPLE } };
  const ownPath = new Set(Object.keys(posts));
  const setByAction = Object.values(actions).find(({ set }) => set)?.set;
  const patch: ContractCall = {
    method: 'PATCH',
    path: one,
    summary: `Changes the sent fields of a record of \`${name}\`. Fields that the response leaves out keep the sent value.`,
    body: partialShape(change, ownPath),
    response,
    errors: [409],
    examples: { body: setByAction ?? {}, response: example },
  };
  const create: ContractCall | undefined = draft && {
    method: 'POST',
    path: `/admin/${path}`,
    summary: `Creates a record of \`${name}\`.`,
    hasIdempotencyKey: true,
    body: draft,
    response,
    examples: { response: example },
  };
  const remove: ContractCall = {
    method: 'DELETE',
    path: one,
    summary: `Deletes a record of \`${name}\`.`,
    response: emptyShape,
    errors: [409],
    examples: { response: {} },
  };
  return [
    patch,
    ...(create ? [create] : []),
    ...(Object.values(actions).some((action) => action.remove) ? [remove] : []),
    ...Object.entries(posts).map(
      ([field, segment]): ContractCall => ({
        method: 'POST',
        path: `${one}/${segment}`,
        summary: `Sets \`${field}\` of a record of \`${name}\`; '' clears it.`,
        hasIdempotencyKey: true,
        body: z.strictObject({ [field]: z.string() }),
        response,
        examples: { body: { [field]: 'Thank you.' }, response: example },
      }),
    ),
    ...Object.entries(parts).map(
      ([field, partPath]): ContractCall => ({
        method: 'DELETE',
        path: `/admin/${partPath}/{partId}`,
        summary: `Removes one item of \`${field}\` of a record of \`${name}\`.`,
        response: emptyShape,
        examples: { response: {} },
      }),
    ),
  ];
}

/** The shape of a PATCH, whose fields are all optional, without those that have a call of their own. */
function partialShape(change: z.ZodMiniType, without: ReadonlySet<string>): z.ZodMiniType {
  if (!(change instanceof z.ZodMiniObject)) return change;
  const fields: Readonly<Record<string, z.core.$ZodType>> = change.shape;
  const sent = Object.entries(fields).filter(([field]) => !without.has(field));
  return z.strictObject(Object.fromEntries(sent.map(([field, shape]) => [field, z.optional(shape)])));
}

const toPascalCase = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The single endpoint of all reads of entities. Its queries and types are in `schema.graphql`. */
export const graphqlArea: ContractArea = {
  title: 'Reads of records',
  schemas: {},
  calls: [
    {
      method: 'POST',
      path: '/admin/graphql',
      summary: 'Lists and single records, by GraphQL.',
      body: z.strictObject({ query: nonEmptyText, variables: z.optional(z.looseObject({})) }),
      response: z.looseObject({
        data: z.nullable(z.record(z.string(), z.unknown())),
        errors: z.optional(z.array(z.looseObject({ message: z.string() }))),
      }),
      examples: {
        body: {
          query: 'query customers($limit: Int) { list: customers(limit: $limit) { total } }',
          variables: { limit: 10 },
        },
        response: { data: { list: { total: 1204 } } },
      },
    },
  ],
};
