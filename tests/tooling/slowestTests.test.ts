import { expect, it } from 'vitest';
import { findSlowest, playwrightTimes, readTimes, vitestTimes } from '../../scripts/check/slowestTests';

const vitest = {
  testResults: [
    {
      name: '/repo/tests/a.test.ts',
      assertionResults: [
        { fullName: 'a fast', duration: 20 },
        { fullName: 'a slow', duration: 4_000 },
      ],
    },
  ],
};
const playwright = {
  suites: [
    {
      specs: [{ file: 'b.spec.ts', title: 'top', tests: [{ results: [{ duration: 500 }] }] }],
      suites: [
        {
          specs: [{ file: 'b.spec.ts', title: 'nested', tests: [{ results: [{ duration: 900 }, { duration: 600 }] }] }],
        },
      ],
    },
  ],
};

it('lists the slowest tests of both runners, slowest first', () => {
  const tests = [...vitestTimes(vitest, '/repo'), ...playwrightTimes(playwright)];
  expect(findSlowest(tests, 3)).toEqual([
    { seconds: 4, name: 'tests/a.test.ts a slow' },
    { seconds: 1.5, name: 'tests/e2e/b.spec.ts nested' },
    { seconds: 0.5, name: 'tests/e2e/b.spec.ts top' },
  ]);
});

it('has no times for a missing report', () => {
  expect(readTimes('/no/such/report.json', 'vitest', '/repo')).toEqual([]);
});
