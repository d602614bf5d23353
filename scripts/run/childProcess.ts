/** Servers that run beside this process. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a TypeScript file, or a JavaScript one, in a Node process of its own. */
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

/** Asks a process to end, and ends it after 5 s. Resolves when it has ended. */
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
