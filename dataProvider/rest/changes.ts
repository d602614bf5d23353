import { safeParse } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { normalizeFields } from '../../resources/normalizeTexts';
import { objectFieldSelections } from '../../resources/objectFieldSelections';
import { AppError } from '../errors';
import { isObject } from '../parse/isObject';
import { isDeepEqual } from '../writes/mergeEdits';

type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that differ from `previous`; all fields if `previous` is undefined.
 * @param touched fields whose previous value isn't certain, so that they are always included
 */
export function changedFields(
  next: Values,
  previous: Values | undefined,
  touched: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) =>
        value !== undefined && name !== 'id' && (touched.has(name) || !isSame(value, previous?.[name])),
    ),
  );
}

/**
 * Validates a partial update of an entity. Fields may be omitted.
 * @throws AppError validation with the rejected fields
 */
export function assertPatchable(entity: Entity, change: Values): void {
  const parsed = safeParse(entity.write.change, change);
  if (parsed.success) return;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0])];
    for (const name of names) if (Object.hasOwn(change, name)) fields[name] = issue.message;
  }
  if (Object.keys(fields).length > 0) throw new AppError({ kind: 'validation', fields });
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

/** The body of a change: a chosen record is sent as its id, under another name. */
export function toSentFields({ actions, fields }: Entity, change: Values): Values {
  const sent: Record<string, unknown> = { ...change };
  for (const action of Object.values(actions)) {
    if (action.choose === undefined || !Object.hasOwn(sent, action.choose)) continue;
    const { [action.choose]: chosen } = sent;
    delete sent[action.choose];
    sent[action.sends] = getChosenId(fields[action.choose]?.kind, chosen);
  }
  return sent;
}

function getChosenId(kind: string | undefined, chosen: unknown): unknown {
  const [idPart] = Object.entries(objectFieldSelections).find(([known]) => known === kind)?.[1] ?? [];
  return isObject(chosen) && idPart !== undefined ? chosen[idPart] : null;
}

/** Whether a record has the values. Compares what a request would send for both. */
export function hasSentValues(entity: Entity, record: Values, values: Values): boolean {
  const current = Object.fromEntries(Object.keys(values).map((field) => [field, record[field]]));
  const [a, b] = [current, values].map((fields) => normalizeFields(toSentFields(entity, fields)));
  return isDeepEqual(a, b);
}
