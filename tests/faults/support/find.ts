/** Records of the shop, as tests look for them. */
import type { Shop } from './shop';

type Row = Readonly<Record<string, unknown>>;

/** The first rows of a list, the newest first. @param list a query with its arguments, such as `reviews(status: "pending")` */
export async function rowsOf(shop: Shop, list: string, fields: string): Promise<Row[]> {
  const answer = await shop.query(`{ list: ${list} { items { ${fields} } } }`);
  const { items } = Object(answer['list']);
  return Array.isArray(items) ? items : [];
}

/** Id of the first row of a list. @throws Error when it is empty */
export async function firstId(shop: Shop, list: string): Promise<string> {
  const [row] = await rowsOf(shop, list, '_id');
  if (!row) throw new Error(`the shop has no ${list}`);
  return String(row['_id']);
}

/** Some fields of one row as JSON; null when it is not there. @param list name of the query */
export async function stateOf(shop: Shop, list: string, id: string, fields: string): Promise<string | null> {
  const row = (await rowsOf(shop, `${list}(limit: 100)`, `_id ${fields}`)).find(({ _id }) => _id === id);
  return row ? JSON.stringify(row) : null;
}

/** How many rows a list has. */
export async function countOf(shop: Shop, list: string): Promise<number> {
  return Number(Object((await shop.query(`{ ${list} { total } }`))[list])['total']);
}
