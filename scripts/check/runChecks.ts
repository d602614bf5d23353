/** Runs all steps, even after a failure, and prints a summary. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '../run/chromium.ts';
import { ensureSpace } from '../run/ensureSpace.ts';
import { type Check, checks } from './checks.ts';
import { addCounts, type Counts, countReport, countsFromExit } from './counts.ts';
import { formatFigures, readFigures } from './figures.ts';
import { findSlowest, readTimes } from './slowestTests.ts';

const isFullRun = process.env['FULL_TESTS'] === '1';

/** Timeout of a step; long enough for slow machines. */
const CHECK_TIMEOUT_MS = (isFullRun ? 180 : 30) * 60_000;

const SLOWEST_COUNT = 20;

/** Most of them are modules that Vitest compiled for its workers. */
const TEMPORARY_FILES_MB = 100;

const getReportFile = (root: string, report: string) => join(root, '.cache', 'reports', `${report}.json`);

interface Outcome {
  check: Check;
  counts: Counts;
  seconds: number;
}

/**
 * Installs the browser if necessary, runs the steps in `root`, and prints 'N passed, M failed' last. Resolves with the
 * exit code.
 */
export async function runChecks(root: string): Promise<number> {
  try {
    ensureSpace(tmpdir(), TEMPORARY_FILES_MB);
    // Installed first, because it may take minutes and a failure should be reported immediately.
    process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log('0 passed, 1 failed');
    return 1;
  }
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(runCheck(root, check, outcomes));
  const total = addCounts(outcomes.map((outcome) => outcome.counts));
  console.log(`\n── the ${SLOWEST_COUNT} slowest tests`);
  const reports = checks.flatMap(({ report }) => (report ? [report] : []));
  const times = reports.flatMap((report) => readTimes(getReportFile(root, report), report, root));
  for (const { seconds, name } of findSlowest(times, SLOWEST_COUNT)) console.log(`${seconds.toFixed(1)} s  ${name}`);
  if (isFullRun) {
    console.log('\n── figures');
    const figures = reports.flatMap((report) => readFigures(getReportFile(root, report), report));
    for (const line of formatFigures(figures)) console.log(line);
  }
  console.log('');
  for (const { check, counts, seconds } of outcomes) {
    console.log(
      `${counts.failed ? '✗' : '✓'} ${check.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`,
    );
    for (const remark of counts.remarks) console.log(`    ${remark}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}

function runCheck(root: string, check: Check, before: readonly Outcome[]): Outcome {
  console.log(`\n── ${check.name}`);
  const start = performance.now();
  const counts = findBlocker(check, before) ?? spawnCheck(root, check);
  return { check, counts, seconds: (performance.now() - start) / 1000 };
}

/** Returns the failure of a step that cannot run, or null if it can. */
function findBlocker(check: Check, before: readonly Outcome[]): Counts | null {
  const broken = check.needs?.find((name) =>
    before.some((outcome) => outcome.check.name === name && outcome.counts.failed),
  );
  if (broken) return { passed: 0, failed: 1, remarks: [`could not run: ${broken} failed`] };
  return null;
}

function spawnCheck(root: string, check: Check): Counts {
  const report = getReportFile(root, check.report ?? 'none');
  mkdirSync(join(root, '.cache', 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const extra =
    check.report === 'vitest' ? ['--reporter=scripts/check/jsonReporterWithErrors.ts', `--outputFile=${report}`] : [];
  const result = spawnSync(process.execPath, ['--import', 'tsx', ...check.run, ...extra], {
    cwd: root,
    stdio: 'inherit',
    timeout: CHECK_TIMEOUT_MS,
    env: {
      ...process.env,
      ...check.environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: process.stdout.isTTY ? '' : '1',
    },
  });
  if (result.signal) console.error(`${check.name} was stopped by ${result.signal}.`);
  return check.report ? countReport(report, check.report, result.status) : countsFromExit(result.status === 0);
}
