/** Reading the answers of calls that are no rows of an entity. */
import type { ZodMiniType } from 'zod/mini';
import { AppError } from '../errors';
import { reportFaultsOf } from '../faultReport';
import { isObject } from '../isObject';
import { tolerantParse } from '../tolerantParse';

function badAnswer(isWrite: boolean): AppError {
  return new AppError({ kind: 'badAnswer', status: 200, uncertain: isWrite });
}

/** An answer as the object it must be. @throws AppError badAnswer */
export function objectOf(answer: unknown, isWrite = false): Record<string, unknown> {
  if (!isObject(answer)) throw badAnswer(isWrite);
  return answer;
}

/** One thing of an answer, by its shape. @throws AppError badAnswer when it cannot be read */
export function partOf<Value>(shape: ZodMiniType<Value>, raw: unknown, what: string, isWrite = false): Value {
  const value = isObject(raw) ? tolerantParse(shape, raw, reportFaultsOf(what)) : null;
  if (value === null) throw badAnswer(isWrite);
  return value;
}

/** A list of an answer; what cannot be read, or has an id that was there before, is left out. @throws AppError badAnswer when it is no list */
export function listOf<Value extends { _id: string }>(
  shape: ZodMiniType<Value>,
  raw: unknown,
  what: string,
  isWrite = false,
): Value[] {
  return listBy(({ _id }) => _id, shape, raw, what, isWrite);
}

/** Like {@link listOf}, for things whose id has another name. @throws AppError badAnswer when it is no list */
export function listBy<Value>(
  idOf: (value: Value) => string,
  shape: ZodMiniType<Value>,
  raw: unknown,
  what: string,
  isWrite = false,
): Value[] {
  if (!Array.isArray(raw)) throw badAnswer(isWrite);
  const report = reportFaultsOf(what);
  const byId = new Map<string, Value>();
  for (const one of raw) {
    const value = tolerantParse(shape, one, report);
    if (value && !byId.has(idOf(value))) byId.set(idOf(value), value);
  }
  if (byId.size < raw.length) report('left out');
  return [...byId.values()];
}
