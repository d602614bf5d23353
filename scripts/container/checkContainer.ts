/** `npm run check-container`: runs the steps of the Dockerfile in a clean folder, without Docker. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { anyFreePort } from '../run/ports.ts';
import { parseDockerfile } from './dockerfile.ts';
import { runConsoleStage } from './runConsoleStage.ts';

const root = resolve(import.meta.dirname, '../..');
const stages = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const buildStage = stages.find(({ name }) => name === 'build');
const consoleStage = stages.at(-1);
const folder = mkdtempSync(join(tmpdir(), 'console-build-'));

try {
  if (!buildStage || !consoleStage) throw new Error('The Dockerfile needs a stage `build` and a last stage.');
  for (const { name, text } of buildStage.instructions) {
    if (name === 'COPY') copy(text.split(/\s+/).slice(0, -1));
    if (name === 'RUN') run(text);
  }
  const started = await runConsoleStage(consoleStage, folder, await anyFreePort());
  const status = started.checkHealth();
  await started.stop();
  if (status !== 0) throw new Error(`The health check failed with ${status}.`);
  console.log('The steps of the Dockerfile work.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Copies files of the repository: `.` are all that git knows. */
function copy(sources: readonly string[]): void {
  const listed = sources.includes('.') ? list(['ls-files', '--cached', '--others', '--exclude-standard']) : sources;
  for (const path of listed) if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
}

function list(args: readonly string[]): string[] {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).stdout.split('\n').filter(Boolean);
}

function run(command: string): void {
  console.log(`RUN ${command}`);
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed.`);
}
