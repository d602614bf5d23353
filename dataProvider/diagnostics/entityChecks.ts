import * as z from 'zod/mini';
import type { Entity } from '../../resources/entity';
import type { KnownValues } from '../contract/call';
import { pageOf } from '../contract/commonShapes';
import { getListQuery, getOneQuery } from '../graphql/buildQuery';
import { graphqlPath } from '../http/graphqlPath';
import { isObject } from '../parse/isObject';
import type { Check } from './check';
import { inspectShape, type Misfit } from './inspect';

/** Rows that a check reads. */
const SAMPLE_ROWS = 25;

const idOf: Readonly<Record<string, 'customerId' | 'reviewId'>> = {
  customerById: 'customerId',
  reviewById: 'reviewId',
};

/** The queries of an entity: its list, and one row if there is such a query. REST lists are calls of the contract. */
export function entityChecks(entity: Entity): readonly Check[] {
  if (entity.read.from === 'rest') return [];
  const { list, one = '' } = entity.read;
  const known = idOf[one];
  const listCheck: Check = {
    name: `POST ${graphqlPath} ${list}`,
    kind: 'read',
    needs: [],
    request: () => query(getListQuery(entity), { limit: SAMPLE_ROWS, offset: 0 }),
    inspect: (body) => [...inspectErrors(body), ...inspectShape(pageOf(entity.row), getGraphqlData(body)['list'])],
    ...(known && { learn: (body) => learnFirstId(body, known) }),
  };
  const text = getOneQuery(entity);
  if (text === null || !known) return [listCheck];
  const oneCheck: Check = {
    name: `POST ${graphqlPath} ${one}`,
    kind: 'read',
    needs: [known],
    request: (values) => query(text, { id: values[known] }),
    inspect: (body) => [...inspectErrors(body), ...inspectShape(entity.row, getGraphqlData(body)['one'])],
  };
  return [listCheck, oneCheck];
}

const query = (text: string, variables: object) =>
  ({ method: 'POST', path: graphqlPath, body: { query: text, variables } }) as const;

/** Data of a GraphQL response, by the aliases `list` and `one`; empty if there is none. */
export function getGraphqlData(body: unknown): Readonly<Record<string, unknown>> {
  const data = isObject(body) ? body['data'] : null;
  return isObject(data) ? data : {};
}

const partErrorShape = z.looseObject({ path: z._default(z.array(z.union([z.string(), z.number()])), []) });

/** The fields that failed, from the errors next to the data. */
function inspectErrors(body: unknown): readonly Misfit[] {
  const errors: readonly unknown[] = isObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.map((error) => {
    const parsed = z.safeParse(partErrorShape, error);
    const steps = parsed.success ? parsed.data.path.slice(1) : [];
    const path = steps.map((step) => (typeof step === 'number' ? '*' : step)).join('.') || 'errors';
    return { path, expected: 'data', actual: 'error' };
  });
}

function learnFirstId(body: unknown, known: 'customerId' | 'reviewId'): KnownValues {
  const page = getGraphqlData(body)['list'];
  const items: readonly unknown[] = isObject(page) && Array.isArray(page['items']) ? page['items'] : [];
  const first = items.find((item) => isObject(item) && typeof item['_id'] === 'string' && item['_id'] !== '');
  return isObject(first) ? { [known]: String(first['_id']) } : {};
}
