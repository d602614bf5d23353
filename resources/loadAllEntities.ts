import type { Entity } from './entity';
import { entities, lazyEntities } from './index';

/** Loads every declaration, including the lazily loaded ones. */
export async function loadAllEntities(): Promise<readonly Entity[]> {
  return [...entities, ...(await Promise.all(Object.values(lazyEntities).map((load) => load())))];
}
