import type { Entity } from '../resources/entity';

/** Finds an entity by its name. @throws Error when there is none of that name: a fault of the caller's */
export type EntityOf = (name: string) => Entity;

export function createEntityOf(entities: readonly Entity[]): EntityOf {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return (name) => {
    const entity = byName.get(name);
    if (!entity) throw new Error(`There is no entity '${name}'.`);
    return entity;
  };
}
