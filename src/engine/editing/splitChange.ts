import type { Settings } from '../../../resources/settings';

/** Keys that only the console uses. An API may reject them. */
const consoleKeys: readonly string[] = [
  'pointsLimit',
  'recordsLimit',
  'savedReplies',
] satisfies readonly (keyof Settings)[];

/** Whether a change has a key that only the console uses. */
export const hasConsoleKey = (change: Partial<Settings>): boolean =>
  Object.keys(change).some((key) => consoleKeys.includes(key));

/**
 * Splits a change into requests: keys of the specification together, and each key that only the console uses on its
 * own, so that an API that doesn't know it accepts the others.
 */
export function splitChange(change: Partial<Settings>): readonly Partial<Settings>[] {
  const entries = Object.entries(change);
  const own = entries.filter(([key]) => consoleKeys.includes(key));
  const others = entries.filter(([key]) => !consoleKeys.includes(key));
  const changes = [others, ...own.map((entry) => [entry])];
  return changes.filter((part) => part.length > 0).map((part) => Object.fromEntries(part));
}
