import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';

/**
 * The declaration of an entity of the console or of the extension, such as 'customers', for components that need it.
 * @throws Error if there is none
 */
export function getEntity(name: string): Entity {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`There is no entity '${name}'.`);
  return entity;
}
