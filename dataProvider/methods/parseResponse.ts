/** Parses responses that are not rows of an entity. */
import type { ZodMiniType } from 'zod/mini';
import { AppError } from '../errors';
import { isObject } from '../parse/isObject';
import { parseLenient } from '../parse/parseLenient';
import { createSchemaReporter } from '../parse/schemaReporter';

function badResponseError(isWrite: boolean): AppError {
  return new AppError({ kind: 'badAnswer', status: 200, uncertain: isWrite });
}

/** Returns the response if it is an object. @throws AppError badAnswer otherwise */
export function parseObject(response: unknown, isWrite = false): Record<string, unknown> {
  if (!isObject(response)) throw badResponseError(isWrite);
  return response;
}

/** Parses one value of a response. @throws AppError badAnswer if it cannot be parsed */
export function parseValue<Value>(shape: ZodMiniType<Value>, raw: unknown, label: string, isWrite = false): Value {
  const value = isObject(raw) ? parseLenient(shape, raw, createSchemaReporter(label)) : null;
  if (value === null) throw badResponseError(isWrite);
  return value;
}

/**
 * Parses a list of a response. Items that cannot be parsed or repeat an id are omitted.
 * @throws AppError badAnswer if it is not an array
 */
export function parseItems<Value extends { _id: string }>(
  shape: ZodMiniType<Value>,
  raw: unknown,
  label: string,
  isWrite = false,
): Value[] {
  return parseItemsBy(({ _id }) => _id, shape, raw, label, isWrite);
}

/** Like {@link parseItems}, for items whose id has another name. @throws AppError badAnswer if it is not an array */
export function parseItemsBy<Value>(
  getId: (value: Value) => string,
  shape: ZodMiniType<Value>,
  raw: unknown,
  label: string,
  isWrite = false,
): Value[] {
  if (!Array.isArray(raw)) throw badResponseError(isWrite);
  const report = createSchemaReporter(label);
  const byId = new Map<string, Value>();
  for (const item of raw) {
    const value = parseLenient(shape, item, report);
    if (value && !byId.has(getId(value))) byId.set(getId(value), value);
  }
  if (byId.size < raw.length) report('left out');
  return [...byId.values()];
}
