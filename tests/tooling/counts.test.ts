import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPlaywright, countReport, countVitest, sum } from '../../scripts/check/counts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, skipped: 0, flaky: 0 }, errors: [] };

describe('counting', () => {
  it('counts what passed and failed', () => {
    expect(countVitest({ ...vitest, numFailedTests: 2 }, 1)).toMatchObject({ passed: 5, failed: 2 });
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('counts skipped and unwritten tests as failed, and says so', () => {
    const counts = countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0);
    expect(counts).toEqual({ passed: 5, failed: 2, remarks: ['2 tests were skipped'] });
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, skipped: 1 } }, 0)).toMatchObject({
      failed: 1,
    });
  });

  it('counts a test that passed only when tried again as failed', () => {
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }, 0)).toMatchObject({
      failed: 1,
    });
  });

  it('counts a file that could not be loaded', () => {
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [broken] }, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts an exit code that no failure explains', () => {
    expect(countVitest(vitest, 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countPlaywright(playwright, null)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('takes no test at all for a failure', () => {
    expect(countVitest({ ...vitest, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes a missing report for a failure', () => {
    expect(countReport('/no/such/report.json', 'vitest', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it.each(['vitest', 'playwright'] as const)('takes a broken report of %s for a failure, and goes on', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'report.json');
    for (const text of ['{"stats":', '{}', 'null']) {
      writeFileSync(file, text);
      expect(countReport(file, kind, 0)).toMatchObject({ passed: 0, failed: 1 });
    }
  });

  it('adds up', () => {
    const one = { passed: 1, failed: 2, remarks: ['a'] };
    expect(sum([one, { ...one, remarks: ['b'] }])).toEqual({ passed: 2, failed: 4, remarks: ['a', 'b'] });
  });
});
