/** Runs every part, also after one has failed, and says how each went. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from '../run/chromium.ts';
import { type Counts, countReport, oneCheck, sum } from './counts.ts';
import { type Part, parts } from './parts.ts';

/** A part that hangs is ended; a busy or slow machine may take its time. */
const limit = 30 * 60_000;

interface Outcome {
  part: Part;
  counts: Counts;
  seconds: number;
}

/** Runs the parts in `root` and prints 'N passed, M failed' last. Resolves to the exit code. */
export async function runAllParts(root: string): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(runPart(root, part, outcomes));
  const total = sum(outcomes.map((outcome) => outcome.counts));
  console.log('');
  for (const { part, counts, seconds } of outcomes) {
    console.log(
      `${counts.failed ? '✗' : '✓'} ${part.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`,
    );
    for (const remark of counts.remarks) console.log(`    ${remark}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}

function runPart(root: string, part: Part, before: readonly Outcome[]): Outcome {
  console.log(`\n── ${part.name}`);
  const start = performance.now();
  const counts = whyNot(part, before) ?? spawnPart(root, part);
  return { part, counts, seconds: (performance.now() - start) / 1000 };
}

/** The failure of a part that cannot run, or null when it can. */
function whyNot(part: Part, before: readonly Outcome[]): Counts | null {
  const broken = part.needs?.find((name) =>
    before.some((outcome) => outcome.part.name === name && outcome.counts.failed),
  );
  if (broken) return { passed: 0, failed: 1, remarks: [`could not run: ${broken} failed`] };
  if (!part.needsChromium) return null;
  try {
    process.env['CHROMIUM_PATH'] = findOrInstallChromium();
    return null;
  } catch (error) {
    return { passed: 0, failed: 1, remarks: [error instanceof Error ? error.message : String(error)] };
  }
}

function spawnPart(root: string, part: Part): Counts {
  const report = join(root, '.cache', 'reports', `${part.report}.json`);
  mkdirSync(join(root, '.cache', 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const extra = part.report === 'vitest' ? ['--reporter=json', `--outputFile=${report}`] : [];
  const result = spawnSync(process.execPath, ['--import', 'tsx', ...part.run, ...extra], {
    cwd: root,
    stdio: 'inherit',
    timeout: limit,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: process.stdout.isTTY ? '' : '1' },
  });
  if (result.signal) console.error(`${part.name} was stopped by ${result.signal}.`);
  return part.report ? countReport(report, part.report, result.status) : oneCheck(result.status === 0);
}
