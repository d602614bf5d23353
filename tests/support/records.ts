import * as z from 'zod/mini';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import type { ConsoleRecord } from '../../src/engine/records/consoleRecord';

/** Returns the entity with this name. @throws Error if there is none */
export function getEntity(name: string): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
}

/** Creates a record of an entity. Missing values are null, as if a response had left them out. */
export function createRecord(
  entity: Entity,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
): ConsoleRecord {
  return { ...z.parse(entity.row, { _id: id, ...values }), id };
}

/** Creates `count` records with ids from `<prefix>0` on. */
export function createRecords(
  entity: Entity,
  count: number,
  values: (index: number) => Readonly<Record<string, unknown>> = () => ({}),
  prefix = 'id',
): ConsoleRecord[] {
  return Array.from({ length: count }, (_, index) => createRecord(entity, `${prefix}${index}`, values(index)));
}
