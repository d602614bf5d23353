/** The parts of `npm test`, in their order: what is quick to tell first. */

export interface Part {
  name: string;
  /** Path of a program's JavaScript below the root, and its arguments. */
  run: readonly string[];
  /** How to count; without it the part is one check. */
  report?: 'vitest' | 'playwright';
  /** Parts without which this one cannot run. */
  needs?: readonly string[];
  needsChromium?: boolean;
}

export const parts: readonly Part[] = [
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
  },
  { name: 'production build', run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] },
  { name: 'size budgets', run: ['scripts/check/checkSizes.ts'], needs: ['production build'] },
  {
    name: 'end-to-end tests',
    run: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    report: 'playwright',
    needs: ['production build'],
    needsChromium: true,
  },
];
