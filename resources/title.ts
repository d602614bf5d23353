import type { Entity, Row } from './entity';

/** Name of a record without a text that names it, as a message with values: '200 points of Ida Holm'. */
export interface ComposedTitle {
  /** Key of the message below `titles` of the entity. */
  message: string;
  values: Readonly<Record<string, string | number>>;
}

/** The text that names a record, as stored; null if it has none, or a composed name. */
export function getTitleText(entity: Pick<Entity, 'title'>, row: Row): string | null {
  const title = entity.title(row);
  return typeof title === 'string' ? title : null;
}
