import type { Entity } from '../../../resources/entity';

/** Keys that every list has, in the order in which they are told. */
export const listKeys = [
  { keys: ['J', '↓'], word: 'keys.next' },
  { keys: ['K', '↑'], word: 'keys.previous' },
  { keys: ['X'], word: 'keys.select' },
  { keys: ['Enter'], word: 'keys.openRecord' },
  { keys: ['/'], word: 'keys.search' },
  { keys: ['Z'], word: 'keys.undo' },
  { keys: ['?'], word: 'keys.help' },
] as const;

/** The letter of each action of an entity; actions that exclude each other may share one. */
export function actionKeys(entity: Entity): readonly { key: string; names: readonly string[] }[] {
  const byKey = new Map<string, string[]>();
  for (const [name, { key }] of Object.entries(entity.actions)) {
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return [...byKey].map(([key, names]) => ({ key, names }));
}
