import { upperFirst } from 'es-toolkit/string';
import * as z from 'zod/mini';
import type { Entity, RestRead } from '../../resources/entity';
import { filterParameters } from '../../resources/filters';
import { readOnly } from '../../resources/readOnly';
import {
  attachmentShape,
  customerRefShape,
  discountConfigShape,
  nonEmptyText,
  orderRefShape,
  productRefShape,
  questionRefShape,
  reviewRefShape,
} from '../../resources/shapes';
import type { ContractArea, ContractCall } from './call';
import { emptyShape, pageOf, pageQuery } from './commonShapes';
import { getExamples } from './entityExamples';

/** Rows that diagnostics read. */
const SAMPLE_ROWS = 25;

/** Calls of an entity, from its declaration: its list if that is read over REST, and its writes. */
export function entityArea(entity: Entity): ContractArea {
  const { name, row, read, write, draft } = entity;
  const schemaName = upperFirst(write.responseKey || name);
  const change = write === readOnly ? null : partialShape(write.change, new Set(Object.keys(write.posts ?? {})));
  return {
    title: `Records of ${name}`,
    description: `${change ? 'Writes' : 'Reads'} of the records of \`${name}\`.`,
    schemas: {
      [schemaName]: row,
      ...(change && { [`${schemaName}Change`]: change }),
      ...(draft && { [`${schemaName}Draft`]: draft }),
    },
    calls: [...(read.from === 'rest' ? [listCall(entity, read)] : []), ...(change ? writeCalls(entity, change) : [])],
  };
}

function listCall({ name, row, list }: Entity, { path, fallback }: RestRead): ContractCall {
  const parameters = ['sortBy', ...filterParameters({ list })];
  return {
    method: 'GET',
    path: `/admin/${path}`,
    summary: `Records of \`${name}\`, newest first.`,
    description:
      'A filter without a value is not sent. Without the call, the console lists what it can read of another list.',
    ...(fallback && { isOptional: true }),
    query: { ...pageQuery, ...Object.fromEntries(parameters.map((name) => [name, z.optional(z.string())])) },
    response: pageOf(row),
    examples: { response: { total: 1, items: [getExamples(name).row] } },
    diagnostics: { queries: () => [{ limit: SAMPLE_ROWS, offset: 0 }] },
  };
}

/** PATCH, and POST, DELETE, and calls for single fields if the entity has them. */
function writeCalls(entity: Entity, change: z.ZodMiniType): readonly ContractCall[] {
  const { name, row, write, draft, actions } = entity;
  const { path, responseKey, posts = {}, parts = {} } = write;
  const one = `/admin/${path}/{${responseKey}Id}`;
  const response = z.object({ [responseKey]: row });
  const examples = getExamples(name);
  const example = { [responseKey]: examples.row };
  const setByAction = Object.values(actions).find(({ set }) => set)?.set;
  const patch: ContractCall = {
    method: 'PATCH',
    path: one,
    summary: `Changes a record of \`${name}\`.`,
    description: 'Only the sent fields change. Fields that the response leaves out keep the sent value.',
    body: change,
    response,
    errors: [409],
    examples: { body: setByAction ?? {}, response: example },
  };
  const create: ContractCall | undefined = draft && {
    method: 'POST',
    path: `/admin/${path}`,
    summary: `Creates a record of \`${name}\`.`,
    description: 'Responds with the record and its id.',
    hasIdempotencyKey: true,
    body: draft,
    response,
    examples: { ...(examples.draft && { body: examples.draft }), response: example },
  };
  const remove: ContractCall = {
    method: 'DELETE',
    path: one,
    summary: `Deletes a record of \`${name}\`.`,
    description: 'It cannot be restored. An unknown id is a 404.',
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
        summary: `Sets \`${field}\` of a record of \`${name}\`.`,
        description: 'An empty text clears it.',
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
        description: 'The other items stay.',
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

/** The single endpoint of all reads of entities. Its queries and types are in `schema.graphql`. */
export const graphqlArea: ContractArea = {
  title: 'Reads of records',
  description: 'Lists and single records.',
  schemas: {
    CustomerRef: customerRefShape,
    ProductRef: productRefShape,
    Attachment: attachmentShape,
    DiscountConfig: discountConfigShape,
    OrderRef: orderRefShape,
    ReviewRef: reviewRefShape,
    QuestionRef: questionRefShape,
  },
  calls: [
    {
      method: 'POST',
      path: '/admin/graphql',
      summary: 'Lists and single records, by GraphQL.',
      description:
        'The queries and their types are in `schema.graphql`. The console sends one query in each request, whose root field has the alias `list` or `one`.',
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
