/** Ids of the items of a list field, in their order. */
export function getItemIds(record: Readonly<Record<string, unknown>>, field: string): string[] {
  const items = record[field];
  return Array.isArray(items) ? items.map(({ _id }: { _id?: unknown }) => String(_id)) : [];
}
