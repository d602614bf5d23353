/** Steps of `npm test`. Fastest checks first. */
import { isFullRun } from '../../tests/support/fullRun.ts';
import { CORE_DIST } from './buildCore.ts';
import { hasExtension } from './hasExtension.ts';

export interface Check {
  name: string;
  /** Script to run, relative to the root, and its arguments. */
  run: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Report format. Without it, the step counts as one check. */
  report?: 'vitest' | 'playwright';
  /** Steps that must have passed. */
  needs?: readonly string[];
}

const takeTurns = { TAKE_TURNS: '1' };

export const checks: readonly Check[] = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  {
    name: 'lint and format',
    run: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'import zones', run: ['scripts/lint/checkZones.ts'] },
  { name: 'dead exports', run: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'unit, component and contract tests',
    run: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
    report: 'vitest',
    environment: takeTurns,
  },
  { name: 'production build', run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] },
  // Its end-to-end tests are those of the console itself.
  ...(hasExtension ? [{ name: 'build without the extension', run: ['scripts/check/buildCore.ts'] }] : []),
  { name: 'server bundle', run: ['scripts/serve/buildServer.ts'] },
  { name: 'size budgets', run: ['scripts/check/checkSizes.ts'], needs: ['production build'] },
  {
    name: 'end-to-end tests',
    run: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    report: 'playwright',
    environment: { ...takeTurns, ...(hasExtension && { DIST: CORE_DIST }) },
    needs: ['production build', 'server bundle'],
  },
  {
    name: isFullRun ? 'other worlds' : 'another world',
    run: ['scripts/elsewhere/testElsewhere.ts', ...(isFullRun ? [] : ['--next'])],
    needs: ['production build', 'server bundle'],
  },
];
