import type { Entity } from './entity';

let registered: readonly Entity[] = [];

/** Adds entities to the console's own. Call it before `resources/index.ts` is loaded, which reads them. */
export function registerEntities(entities: readonly Entity[]): void {
  registered = entities;
}

/** The entities that were added. */
export const getRegisteredEntities = (): readonly Entity[] => registered;
