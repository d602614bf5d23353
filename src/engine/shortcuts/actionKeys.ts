import type { Entity } from '../../../resources/entity';

/** The shortcuts of an entity's actions. Mutually exclusive actions may share a key. */
export function actionKeys(entity: Entity): readonly { key: string; names: readonly string[] }[] {
  const byKey = new Map<string, string[]>();
  for (const [name, { key }] of Object.entries(entity.actions)) {
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return [...byKey].map(([key, names]) => ({ key, names }));
}
