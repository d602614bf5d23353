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
    const broken = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [broken] }, 1)).toMatchObject({ passed: 5, failed: 1 });
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
