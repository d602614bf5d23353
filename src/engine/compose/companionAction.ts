import type { Entity } from '../../../resources/entity';
import { getAvailableActions, type NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Action that can be run together with sending a text: the first prominent one that applies and needs no input. */
export function companionAction(entity: Entity, record: ConsoleRecord): NamedAction | null {
  return getAvailableActions(entity, record).find(({ action }) => action.prominent && action.set !== undefined) ?? null;
}

/** Text action with this name. @throws Error if there is none */
export function getTextAction(entity: Entity, name: string) {
  const action = entity.actions[name];
  if (!action?.text) throw new Error(`'${name}' of ${entity.name} is not a text action`);
  return action;
}
