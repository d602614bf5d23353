import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addCounts, countPlaywright, countReport, countVitest } from '../../scripts/check/counts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, skipped: 0, flaky: 0 }, errors: [] };

describe('counts', () => {
  it('counts passed and failed tests', () => {
    expect(countVitest({ ...vitest, numFailedTests: 2 }, 1)).toMatchObject({ passed: 5, failed: 2 });
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }, 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('counts skipped and todo tests as failed, with a remark', () => {
    const counts = countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0);
    expect(counts).toEqual({ passed: 5, failed: 2, remarks: ['2 tests were skipped'] });
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, skipped: 1 } }, 0)).toMatchObject({
      failed: 1,
    });
  });

  it('counts flaky tests as failed', () => {
    expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }, 0)).toMatchObject({
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as failed', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [broken] }, 1)).toEqual({
      passed: 5,
      failed: 1,
      remarks: ['a.test.ts failed: no such module'],
    });
  });

  it('counts a failure after the tests of a file, and errors outside the tests, with their text', () => {
    const assertionResults = [{ status: 'passed', fullName: 'adds' }];
    const file = { name: 'a.test.ts', status: 'failed', message: 'two differences\n- 1', assertionResults };
    expect(countVitest({ ...vitest, testResults: [file], unhandledErrors: ['Error: late\n  at b.ts'] }, 1)).toEqual({
      passed: 5,
      failed: 2,
      remarks: ['a.test.ts failed: two differences', 'outside the tests: Error: late\n  at b.ts'],
    });
  });

  it('names the failed tests', () => {
    const assertionResults = [{ status: 'failed', fullName: 'adds', failureMessages: ['Error: 1 is not 2\n  at a'] }];
    const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults };
    expect(countVitest({ ...vitest, numFailedTests: 1, testResults: [file] }, 1)).toEqual({
      passed: 5,
      failed: 1,
      remarks: ['a.test.ts adds: Error: 1 is not 2'],
    });
    const specs = [
      { ok: true, file: 'a.spec.ts', title: 'adds' },
      { ok: false, file: 'a.spec.ts', title: 'removes' },
    ];
    const stats = { ...playwright.stats, unexpected: 1 };
    expect(countPlaywright({ ...playwright, stats, suites: [{ suites: [{ specs }] }] }, 1)).toEqual({
      passed: 3,
      failed: 1,
      remarks: ['tests/e2e/a.spec.ts removes failed'],
    });
  });

  it('counts a non-zero exit code without failures as failed', () => {
    expect(countVitest(vitest, 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countPlaywright(playwright, null)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts zero tests as failed', () => {
    expect(countVitest({ ...vitest, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a missing report as failed', () => {
    expect(countReport('/no/such/report.json', 'vitest', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it.each(['vitest', 'playwright'] as const)('counts a truncated report of %s as failed', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'report.json');
    for (const text of ['{"stats":', '{}', 'null']) {
      writeFileSync(file, text);
      expect(countReport(file, kind, 0)).toMatchObject({ passed: 0, failed: 1 });
    }
  });

  it('adds counts', () => {
    const item = { passed: 1, failed: 2, remarks: ['a'] };
    expect(addCounts([item, { ...item, remarks: ['b'] }])).toEqual({ passed: 2, failed: 4, remarks: ['a', 'b'] });
  });
});
