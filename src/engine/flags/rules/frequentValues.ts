/** Minimum number of records per page from one IP address to flag them. */
const MIN_RECORDS_PER_ADDRESS = 3;

/** Counts the IP addresses that are frequent enough to be flagged. Ignores case. */
export function frequentIpAddresses(addresses: readonly (string | null)[]): ReadonlyMap<string, number> {
  return new Map(
    [...countValues(addresses, (item) => item.toLowerCase())].filter(([, count]) => count >= MIN_RECORDS_PER_ADDRESS),
  );
}

/** Minimum number of countries for a comparison. */
const MIN_COUNTRIES = 5;
/** Minimum share of the most common country for the others to be flagged. */
const MAJORITY_SHARE = 0.8;

/** Finds the country of nearly all records of a page. Returns null if no country is that common. */
export function findCommonCountry(
  countries: readonly (string | null)[],
): { country: string; count: number; total: number } | null {
  const counts = countValues(countries, (item) => item.toUpperCase());
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = [...counts].find(([, count]) => count >= total * MAJORITY_SHARE);
  return found && total >= MIN_COUNTRIES ? { country: found[0], count: found[1], total } : null;
}

function countValues(values: readonly (string | null)[], normalize: (value: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = value === null ? '' : normalize(value.trim());
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
