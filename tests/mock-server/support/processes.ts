import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Output and exit code of a process. */
export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

const root = join(import.meta.dirname, '../../..');

/** Runs a TypeScript file of this project. */
export function startScript(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path, ...args], { cwd: root, env: { ...process.env, ...env } });
}

/** Waits for the first line of output. @throws Error with stderr if the process exits before */
export async function firstLine(child: ChildProcess): Promise<string> {
  let [output, errors] = ['', ''];
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('\n')) resolve(output.split('\n')[0] ?? '');
    });
    child.once('exit', () => reject(new Error(errors)));
  });
}

/** Waits until a process exits. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, output, errors };
}
