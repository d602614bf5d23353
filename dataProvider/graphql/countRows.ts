/** Counts the rows of lists. Counts that are asked for at the same time are one query. */
import type { Entity } from '../../resources/entity';
import { AppError, toAppError } from '../errors';
import { isObject } from '../parse/isObject';
import { filterArguments } from './filterArguments';
import { type GraphqlClientAdapter, toQueryDocument } from './graphqlClient';
import { type ListResult, parseTotal } from './parseRows';

/** The parts of a page ask for their counts one after the other, when it is idle. */
const BATCH_DELAY_MS = 20;

interface Count {
  entity: Entity;
  args: Readonly<Record<string, unknown>>;
  resolve: (result: ListResult) => void;
  reject: (error: AppError) => void;
}

/** Counts the rows of an entity that match a filter. @throws AppError */
export type CountRows = (entity: Entity, filter: unknown) => Promise<ListResult>;

export function createCountRows(client: GraphqlClientAdapter): CountRows {
  let batch: Count[] = [];
  const send = async () => {
    const counts = batch;
    batch = [];
    try {
      const { data, notice } = await client.query(buildCountQuery(counts));
      counts.forEach(({ resolve, reject }, index) => {
        const list = data[`count${index}`];
        const total = parseTotal(isObject(list) ? list['total'] : null);
        if (total !== null) resolve({ data: [], total, meta: { leftOut: 0, notice: null } });
        else reject(new AppError({ kind: 'badAnswer', status: 200, ...(notice !== null && { message: notice }) }));
      });
    } catch (thrown) {
      for (const { reject } of counts) reject(toAppError(thrown));
    }
  };
  return (entity, filter) =>
    new Promise((resolve, reject) => {
      const args = filterArguments(entity, filter);
      if (batch.length === 0) setTimeout(() => void send(), BATCH_DELAY_MS);
      batch.push({ entity, args, resolve, reject });
    });
}

function buildCountQuery(counts: readonly Count[]) {
  const types: string[] = [];
  const variables: Record<string, unknown> = {};
  const fields = counts.map(({ entity: { read }, args }, index) => {
    if (read.from !== 'graphql') throw new TypeError(read.path);
    const passed = Object.entries(args).map(([name, value]) => {
      const variable = `${name}${index}`;
      types.push(`$${variable}: ${read.arguments[name]}`);
      variables[variable] = value;
      return `, ${name}: $${variable}`;
    });
    return `count${index}: ${read.list}(limit: 1${passed.join('')}) { total }`;
  });
  const declared = types.length > 0 ? `(${types.join(', ')})` : '';
  return { query: toQueryDocument(`query counts${declared} { ${fields.join(' ')} }`), variables };
}
