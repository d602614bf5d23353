/** So many records of one page from one address are many. */
const manyFromOne = 3;

/** How many there are of each value that stands there often enough to be told; addresses differ in no capital. */
export function crowdedAddresses(addresses: readonly (string | null)[]): ReadonlyMap<string, number> {
  return new Map([...countOf(addresses, (one) => one.toLowerCase())].filter(([, count]) => count >= manyFromOne));
}

/** Fewer countries than this have no 'most'. */
const leastCountries = 5;
/** The share of a page that makes the others few. */
const most = 0.8;

/** The country of nearly all of a page, and how many of how many; null where no country is so common. */
export function usualCountry(
  countries: readonly (string | null)[],
): { country: string; count: number; total: number } | null {
  const counts = countOf(countries, (one) => one.toUpperCase());
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = [...counts].find(([, count]) => count >= total * most);
  return found && total >= leastCountries ? { country: found[0], count: found[1], total } : null;
}

function countOf(values: readonly (string | null)[], same: (value: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = value === null ? '' : same(value.trim());
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
