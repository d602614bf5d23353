import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const copied = [
  'resources',
  'dataProvider',
  'i18n',
  'mock-server',
  'src',
  'tests/support',
  'scripts/vite',
  'scripts/serve',
  'scripts/run',
  'tsconfig.json',
  'package.json',
];

/** A copy of the sources, sharing the packages. It is inside the project, whose files alone the test runner loads. */
export function copySources(): string {
  const folder = join(root, '.data');
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(join(folder, 'guide-'));
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A block of code of a guide that names its file: a new file, or a change of one. */
export interface Step {
  kind: 'file' | 'change';
  path: string;
  text: string;
}

/** The steps of a guide, in their order. */
export function stepsOf(guide: string): Step[] {
  const blocks = readFileSync(join(root, guide), 'utf8').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language, path = '', text = '']) => ({
    kind: language === 'diff' ? 'change' : 'file',
    path,
    text,
  }));
}

/**
 * Does what a step says.
 * @throws Error when the place of a change is not there exactly once
 */
export function takeStep(copy: string, { kind, path, text }: Step): void {
  const file = join(copy, path);
  if (kind === 'file') {
    writeFileSync(file, text, { flag: 'wx' });
    return;
  }
  const before = readFileSync(file, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const keep = (marks: string) =>
    lines
      .filter((line) => line === '' || marks.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const places = before.split(keep(' -'));
  if (places.length !== 2) throw new Error(`${path}: the place of a change is there ${places.length - 1} times`);
  writeFileSync(file, places.join(keep(' +')));
}

/** What the compiler says of the copy; empty when all is well. */
export async function typeCheck(copy: string): Promise<string> {
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', copy], { cwd: copy });
    return '';
  } catch (failure) {
    if (failure instanceof Error && 'stdout' in failure) return String(failure.stdout);
    throw failure;
  }
}

/** A fixture backend of its own process. */
export interface Backend {
  /** Such as 'http://localhost:4000'. */
  address: string;
  stop(): void;
}

/** Starts the fixture backend of the copy, in memory, on a free port. */
export async function startBackend(copy: string): Promise<Backend> {
  const few = ['customers', 'reviews', 'questions', 'rewards'].flatMap((name) => [`--${name}`, '5']);
  const command = ['--import', 'tsx', 'mock-server/start.ts', '--port', '0', ...few];
  const server = spawn(process.execPath, command, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      said += part.toString();
      const found = /fixture backend at (\S+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`the fixture backend did not start: ${said}`)));
  });
  return { address, stop: () => void server.kill() };
}
