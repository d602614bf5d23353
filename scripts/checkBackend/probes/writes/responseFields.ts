/** Parts of the responses of writes. */
import { isObject } from '../../../../dataProvider/parse/isObject.ts';

/** A field of the record at a key. */
export function getField(response: unknown, key: string, field: string): unknown {
  const record = isObject(response) ? response[key] : null;
  return isObject(record) ? record[field] : undefined;
}

/** Id of the record at a key; null if there is none. */
export function getId(response: unknown, key: string): string | null {
  const id = getField(response, key, '_id');
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Items of the list at a key. */
export function getItems(body: unknown, key: string): readonly Record<string, unknown>[] {
  const items = isObject(body) ? body[key] : null;
  return Array.isArray(items) ? items.filter(isObject) : [];
}
