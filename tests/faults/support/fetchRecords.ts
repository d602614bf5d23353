/** Queries for records of the store. */
import type { FakeStore } from './fakeStore';

type Row = Readonly<Record<string, unknown>>;

/**
 * Fetches the first rows of a list, newest first.
 * @param list a root field with arguments, such as `reviews(status: "pending")`
 */
export async function fetchRows(store: FakeStore, list: string, fields: string): Promise<Row[]> {
  const answer = await store.query(`{ list: ${list} { items { ${fields} } } }`);
  const { items } = Object(answer['list']);
  return Array.isArray(items) ? items : [];
}

/** Fetches the id of the first row of a list. @throws Error if the list is empty */
export async function fetchFirstId(store: FakeStore, list: string): Promise<string> {
  const [row] = await fetchRows(store, list, '_id');
  if (!row) throw new Error(`the store has no ${list}`);
  return String(row['_id']);
}

/** Fetches fields of one row as JSON. Returns null if it does not exist. @param list name of the root field */
export async function fetchFields(store: FakeStore, list: string, id: string, fields: string): Promise<string | null> {
  const row = (await fetchRows(store, `${list}(limit: 100)`, `_id ${fields}`)).find(({ _id }) => _id === id);
  return row ? JSON.stringify(row) : null;
}

/** Fetches the number of rows of a list. */
export async function fetchCount(store: FakeStore, list: string): Promise<number> {
  return Number(Object((await store.query(`{ ${list} { total } }`))[list])['total']);
}

/** Fetches the number of vouchers of a customer. */
export async function fetchVoucherCount(store: FakeStore, customerId: string): Promise<number> {
  const { list } = await store.query(`{ list: rewards(customerId: "${customerId}", type: coupon_code) { total } }`);
  return Number(Object(list)['total']);
}
