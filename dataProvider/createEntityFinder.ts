import type { Entity } from '../resources/entity';
import { formatNames, unsupportedError } from './unsupported';

/** Finds an entity by name. @throws AppError validation with the known names if there is none */
export type FindEntity = (name: string) => Entity;

export function createEntityFinder(entities: readonly Entity[]): FindEntity {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return (name) => {
    const entity = byName.get(name);
    if (!entity)
      throw unsupportedError(`There is no resource '${name}'. Known resources: ${formatNames([...byName.keys()])}.`);
    return entity;
  };
}
