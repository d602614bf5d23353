import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitForServer } from '../run/waitForServer.ts';
import { findCommand, findVariables, type Stage } from './dockerfile.ts';

/** User and group ID of `nobody`, which exists on every machine. */
const NOBODY = 65534;

export interface RunningConsole {
  url: string;
  /** Runs the health check of the stage. Returns its exit code. */
  checkHealth(): number | null;
  stop(): Promise<void>;
}

/**
 * Runs the last stage of the Dockerfile without a container: the copied files in a read-only
 * folder, its variables, its command and its health check. As root, it runs as another user, like the image.
 * @param built folder of the stage `build`, in place of /app
 */
export async function runConsoleStage(stage: Stage, built: string, port: number): Promise<RunningConsole> {
  const folder = mkdtempSync(join(tmpdir(), 'console-container-'));
  for (const { text } of stage.instructions.filter(({ name }) => name === 'COPY')) {
    const [, source = '', target = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(text) ?? [];
    if (source === '') throw new Error(`COPY ${text} doesn't copy from the build.`);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(join(built, source), join(folder, target), { recursive: true });
  }
  setMode(folder, 0o555, 0o444);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const environment = { PATH: process.env['PATH'], ...findVariables(stage), PORT: String(port) };
  const options = { cwd: folder, env: environment, ...user };
  const [program = '', ...args] = findCommand(stage, 'CMD');
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await end(child);
    setMode(folder, 0o755, 0o644);
    rmSync(folder, { recursive: true });
  };
  try {
    await waitForServer(url, 30_000, ended.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    checkHealth: () => {
      const [checkProgram = '', ...checkArgs] = findCommand(stage, 'HEALTHCHECK');
      return spawnSync(checkProgram, checkArgs, options).status;
    },
    stop,
  };
}

function setMode(folder: string, folderMode: number, fileMode: number): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setMode(path, folderMode, fileMode);
    else chmodSync(path, fileMode);
  }
  chmodSync(folder, folderMode);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill();
  await exited;
}
