/** Counting what passed and failed, from the reports of the test runners. Skipped tests count as failed: nothing is left out in silence. */
import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  /** What a reader should know beyond the numbers. */
  remarks: string[];
}

/** A check that is one thing: it went well, or not. */
export function oneCheck(wentWell: boolean): Counts {
  return { passed: wentWell ? 1 : 0, failed: wentWell ? 0 : 1, remarks: [] };
}

/** Adds up. */
export function sum(parts: readonly Counts[]): Counts {
  return {
    passed: parts.reduce((total, part) => total + part.passed, 0),
    failed: parts.reduce((total, part) => total + part.failed, 0),
    remarks: parts.flatMap((part) => part.remarks),
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** From Vitest's JSON report. A file that could not be loaded is one failure; so is an exit code that no failure explains. */
export function countVitest(report: VitestReport, exitCode: number | null): Counts {
  const skipped = report.numPendingTests + report.numTodoTests;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const counts: Counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + broken.length,
    remarks: broken.map((file) => `${file.name} could not be loaded`),
  };
  if (skipped > 0) counts.remarks.push(`${skipped} tests were skipped`);
  return explainExit(counts, exitCode);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  errors: { message?: string }[];
}

/** From Playwright's JSON report. A test that passed only when tried again has failed. */
export function countPlaywright(report: PlaywrightReport, exitCode: number | null): Counts {
  const { expected, unexpected, skipped, flaky } = report.stats;
  const counts: Counts = {
    passed: expected,
    failed: unexpected + skipped + flaky + report.errors.length,
    remarks: report.errors.map((error) => error.message ?? 'an error outside the tests'),
  };
  if (skipped > 0) counts.remarks.push(`${skipped} tests were skipped`);
  return explainExit(counts, exitCode);
}

function explainExit(counts: Counts, exitCode: number | null): Counts {
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, remarks: [...counts.remarks, 'no test was found'] };
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, remarks: [...counts.remarks, `the runner ended with code ${exitCode}`] };
}

/** Reads a report and counts; one that is missing, or broken off, is a failure: what comes after it still runs and tells. */
export function countReport(file: string, kind: 'vitest' | 'playwright', exitCode: number | null): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // The two runners' own formats, pinned with their versions.
    return kind === 'vitest'
      ? countVitest(report as VitestReport, exitCode)
      : countPlaywright(report as PlaywrightReport, exitCode);
  } catch {
    return { passed: 0, failed: 1, remarks: [`the runner left no report that says enough (code ${exitCode})`] };
  }
}
