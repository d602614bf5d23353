/**
 * Returns a name that isn't taken: the name itself, or followed by the first free number from 2 on.
 * @param maxLength the name is cut so that it fits with its number
 */
export function createUniqueName(name: string, taken: readonly string[], maxLength: number): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const candidate = `${name.slice(0, maxLength - suffix.length).trim()}${suffix}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
