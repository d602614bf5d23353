/** Whether all cases run, as in `npm run test:full`; otherwise the long matrices run a part of them. */
export const isFullRun = process.env['FULL_TESTS'] === '1';

/** Number of cases of a long test: `usual` in `npm test`, `full` in `npm run test:full`. */
export function caseCount(usual: number, full: number): number {
  return isFullRun ? full : usual;
}
