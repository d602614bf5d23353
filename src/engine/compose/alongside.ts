import type { Entity } from '../../../resources/entity';
import { actionsFor, type NamedAction } from '../actions/actions';
import type { ConsoleRecord } from '../records/consoleRecord';

/** What is usually done together with writing the text: the prominent action that applies and asks for nothing more. */
export function alongsideOf(entity: Entity, record: ConsoleRecord): NamedAction | null {
  return actionsFor(entity, record).find(({ action }) => action.prominent && action.set !== undefined) ?? null;
}

/** The declared text action of this name. @throws Error when there is none */
export function textActionOf(entity: Entity, name: string) {
  const action = entity.actions[name];
  if (!action?.text) throw new Error(`'${name}' of ${entity.name} writes no text`);
  return action;
}
