import type { Entity } from './entity';

const declared: Entity[] = [];
let change: (entity: Entity) => void = () => {};

/** Adds an entity to those that an extension may change, in place, since other modules import it. */
export function addDeclared(entity: Entity): void {
  declared.push(entity);
  change(entity);
}

/** Changes the declared entities, and those that are declared later. */
export function changeDeclared(next: typeof change): void {
  change = next;
  for (const entity of declared) change(entity);
}
