import type { Entity } from './entity';
import type { RecordKind } from './recordKind';

type RecordKinds = Readonly<Record<string, RecordKind>>;

let registered: readonly Entity[] = [];
let registeredKinds: RecordKinds = {};

/** Adds entities and kinds of record to the console's own. Call it before `resources/index.ts` is loaded, which reads them. */
export function registerEntities(entities: readonly Entity[], recordKinds: RecordKinds = {}): void {
  registered = entities;
  registeredKinds = recordKinds;
}

/** The entities that were added. */
export const getRegisteredEntities = (): readonly Entity[] => registered;

/** The kinds of record that were added, by the name of their resource. */
export const getRegisteredRecordKinds = (): RecordKinds => registeredKinds;
