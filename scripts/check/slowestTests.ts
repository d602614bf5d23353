/** Finds the slowest tests in the runners' reports. */
import { relative } from 'node:path';
import { type Runner, readReport } from './readReport.ts';

export interface TimedTest {
  seconds: number;
  /** File and title. */
  name: string;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

export function vitestTimes({ testResults }: VitestReport, root: string): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      seconds: duration / 1000,
      name: `${relative(root, name)} ${fullName}`,
    })),
  );
}

export function playwrightTimes({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      name: `tests/e2e/${file} ${title}`,
    })),
  );
  return [...own, ...suites.flatMap(playwrightTimes)];
}

/** The slowest tests of all, slowest first. */
export function findSlowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** Reads the times of a report. */
export const readTimes = (file: string, runner: Runner, root: string): TimedTest[] =>
  readReport(file, runner, {
    vitest: (report: VitestReport) => vitestTimes(report, root),
    playwright: playwrightTimes,
  });
