/** Child processes. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Runs a TypeScript or JavaScript file in a new Node process. */
export function startNode(
  root: string,
  args: readonly string[],
  options: { env?: Record<string, string>; output?: 'shown' | 'none' } = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.output === 'none' ? 'ignore' : 'inherit', 'inherit'],
  });
}

/** Terminates a process, and kills it after 5 s. Resolves when it has exited. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
