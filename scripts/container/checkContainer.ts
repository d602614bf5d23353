/** `npm run check-container`: runs the steps of the Dockerfile in a clean folder, without Docker. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyRepository } from '../run/copyRepository.ts';
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
    if (name === 'COPY') {
      const sources = text.split(/\s+/).slice(0, -1);
      copyRepository(root, folder, sources.includes('.') ? undefined : sources);
    }
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

function run(command: string): void {
  console.log(`RUN ${command}`);
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed.`);
}
