import type { ConfigFields } from './config/configField';
import type { Entity } from './entity';
import type { RewardTypeOf } from './loyalty/rewardType';
import type { TaskTypeOf } from './loyalty/taskType';
import type { RecordKind } from './recordKind';
import type { OwnVariable } from './templates/variables';

/** Additions to the console's own declarations. */
interface Declarations {
  entities: readonly Entity[];
  /** Kinds of record, by the name of their resource. */
  recordKinds: Readonly<Record<string, RecordKind>>;
  /** Types of tasks and rewards of programs, by the `type` that the API stores. */
  taskTypes: Readonly<Record<string, TaskTypeOf<ConfigFields>>>;
  rewardTypes: Readonly<Record<string, RewardTypeOf<ConfigFields>>>;
  /** Variables of emails, by name. */
  emailVariables: Readonly<Record<string, OwnVariable>>;
}

interface Registered extends Declarations {
  /** Called with the name of a declaration whose code threw an error. */
  report: (name: string, error: unknown) => void;
}

let registered: Registered = {
  entities: [],
  recordKinds: {},
  taskTypes: {},
  rewardTypes: {},
  emailVariables: {},
  report: () => undefined,
};

/** Adds declarations to the console's own. Call it before the modules that read them are loaded. */
export function registerDeclarations(declarations: Declarations, report: Registered['report']): void {
  registered = { ...declarations, report };
}

/** The additions. */
export const getRegistered = (): Registered => registered;
