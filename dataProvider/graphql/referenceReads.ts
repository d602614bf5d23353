/** getMany and getManyReference, based on the other reads. */
import type { GetManyParams, GetManyReferenceParams, GetManyReferenceResult, GetManyResult } from 'ra-core';
import type { Entity } from '../../resources/entity';
import { getRecordQuery } from '../abilities';
import type { FindEntity } from '../createEntityFinder';
import { toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import { formatNames, unsupportedError } from '../unsupported';
import type { GraphqlReads } from './graphqlReads';

export interface ReferenceReads {
  /** Omits deleted records. @throws AppError notFound if the API has no query for one row */
  getMany(name: string, params: GetManyParams<EntityRecord>): Promise<GetManyResult<EntityRecord>>;
  /** `target` is a declared `reference` or `program` filter. @throws AppError validation for other targets */
  getManyReference(name: string, params: GetManyReferenceParams): Promise<GetManyReferenceResult<EntityRecord>>;
}

export function createReferenceReads(reads: GraphqlReads, findEntity: FindEntity): ReferenceReads {
  return {
    async getMany(name, { ids, signal }) {
      getRecordQuery(findEntity(name));
      const readOne = async (id: EntityRecord['id']) => {
        try {
          return [(await reads.getOne(name, { id, ...(signal && { signal }) })).data];
        } catch (thrown) {
          if (toAppError(thrown).kind === 'notFound') return [];
          throw thrown;
        }
      };
      return { data: (await Promise.all([...new Set(ids)].map(readOne))).flat() };
    },
    async getManyReference(name, { target, id, filter, ...params }) {
      assertTarget(findEntity(name), target);
      // An empty filter would be ignored and list the records of all references.
      if (String(id ?? '').trim() === '') return { data: [], total: 0 };
      return reads.getList(name, { ...params, filter: { ...filter, [target]: id } });
    },
  };
}

/** @throws AppError validation if `target` is not a reference filter of the entity */
function assertTarget({ name, list }: Entity, target: string): void {
  const targets = Object.entries(list.filters).flatMap(([filter, { kind }]) =>
    kind === 'reference' || kind === 'program' ? [filter] : [],
  );
  if (targets.includes(target)) return;
  throw unsupportedError(
    `'${name}' cannot be read by the target '${target}'. Supported targets: ${formatNames(targets)}. ` +
      'Use getList for any other filter.',
  );
}
