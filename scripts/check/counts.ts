/**
 * Counts passed and failed tests in the runners' reports. Skipped tests count as failed, because they
 * may be skipped by accident.
 */
import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  /** Notes for the summary. */
  remarks: string[];
}

/** Counts a check with a single pass/fail result. */
export function countsFromExit(wentWell: boolean): Counts {
  return { passed: wentWell ? 1 : 0, failed: wentWell ? 0 : 1, remarks: [] };
}

export function addCounts(parts: readonly Counts[]): Counts {
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
  testResults: {
    name: string;
    status: string;
    /** Error of the file itself, for example of its `afterAll`. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
  /** Errors outside the tests, from `jsonReporterWithErrors`. */
  unhandledErrors?: readonly string[];
}

/**
 * Counts Vitest's JSON report. An error of a file or outside the tests counts as one failure, and so does a non-zero
 * exit code without failures.
 */
export function countVitest(report: VitestReport, exitCode: number | null): Counts {
  const { testResults, unhandledErrors = [] } = report;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] = [] }) => `${name} ${fullName}: ${getFirstLine(message)}`),
  );
  const failedFiles = testResults
    .filter(({ status, message, assertionResults }) => status === 'failed' && (message || !assertionResults.length))
    .map(({ name, message }) => `${name} failed: ${getFirstLine(message)}`);
  const counts: Counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + failedFiles.length + unhandledErrors.length,
    remarks: [...failedTests, ...failedFiles, ...unhandledErrors.map((error) => `outside the tests: ${error}`)],
  };
  if (skipped > 0) counts.remarks.push(`${skipped} tests were skipped`);
  return explainExit(counts, exitCode);
}

const getFirstLine = (message = '') => message.split('\n', 1)[0];

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; file: string; title: string }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  errors: { message?: string }[];
}

/** Counts Playwright's JSON report. Flaky tests count as failed. */
export function countPlaywright(report: PlaywrightReport, exitCode: number | null): Counts {
  const { expected, unexpected, skipped, flaky } = report.stats;
  const counts: Counts = {
    passed: expected,
    failed: unexpected + skipped + flaky + report.errors.length,
    remarks: [
      ...findFailedSpecs(report).map(({ file, title }) => `tests/e2e/${file} ${title} failed`),
      ...report.errors.map((error) => error.message ?? 'an error outside the tests'),
    ],
  };
  if (skipped > 0) counts.remarks.push(`${skipped} tests were skipped`);
  return explainExit(counts, exitCode);
}

const findFailedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): { file: string; title: string }[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(findFailedSpecs),
];

function explainExit(counts: Counts, exitCode: number | null): Counts {
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, remarks: [...counts.remarks, 'no test was found'] };
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, remarks: [...counts.remarks, `the runner ended with code ${exitCode}`] };
}

/** Reads and counts a report. A missing or truncated report counts as one failure, so that the next steps still run. */
export function countReport(file: string, kind: 'vitest' | 'playwright', exitCode: number | null): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // Formats of the pinned runner versions.
    return kind === 'vitest'
      ? countVitest(report as VitestReport, exitCode)
      : countPlaywright(report as PlaywrightReport, exitCode);
  } catch {
    return { passed: 0, failed: 1, remarks: [`the runner left no report that says enough (code ${exitCode})`] };
  }
}
