import { safeParse } from 'zod/mini';
import type { Entity } from '../resources/entity';
import { AppError } from './errors';

type Values = Readonly<Record<string, unknown>>;

/** The fields of a record that differ from before; all of them when nothing is known of before. */
export function changedFields(next: Values, previous: Values | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => value !== undefined && name !== 'id' && !isSame(value, previous?.[name]),
    ),
  );
}

/**
 * Checks that an entity takes this change; fields that are left out are fine.
 * @throws AppError validation naming the fields that it does not take
 */
export function checkChange(entity: Entity, change: Values): void {
  const parsed = safeParse(entity.write.change, change);
  if (parsed.success) return;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])];
    for (const name of names) if (Object.hasOwn(change, name)) fields[name] = issue.message;
  }
  if (Object.keys(fields).length > 0) throw new AppError({ kind: 'validation', fields });
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
