import type { Entity } from '../../../resources/entity';

/** The letter of each action of an entity; actions that exclude each other may share one. */
export function actionKeys(entity: Entity): readonly { key: string; names: readonly string[] }[] {
  const byKey = new Map<string, string[]>();
  for (const [name, { key }] of Object.entries(entity.actions)) {
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return [...byKey].map(([key, names]) => ({ key, names }));
}
