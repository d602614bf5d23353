import * as z from 'zod/mini';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import type { ConsoleRecord } from '../../src/engine/records/consoleRecord';

/** The entity of the registry with this name. @throws Error when there is none */
export function entityNamed(name: string): Entity {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
}

/** A record of an entity; what is not named is null, as in an answer that leaves it out. */
export function recordOf(entity: Entity, id: string, values: Readonly<Record<string, unknown>> = {}): ConsoleRecord {
  return { ...z.parse(entity.row, { _id: id, ...values }), id };
}

/** As many records as asked for, with ids from `<prefix>0`. */
export function manyRecords(
  entity: Entity,
  count: number,
  values: (place: number) => Readonly<Record<string, unknown>> = () => ({}),
  prefix = 'id',
): ConsoleRecord[] {
  return Array.from({ length: count }, (_, place) => recordOf(entity, `${prefix}${place}`, values(place)));
}
