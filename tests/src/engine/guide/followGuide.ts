import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const COPIED_PATHS = [
  'resources',
  'dataProvider',
  'i18n',
  'mock-server',
  'src',
  'tests/support',
  'scripts/lint',
  'scripts/vite',
  'scripts/serve',
  'scripts/run',
  'biome.json',
  'tsconfig.json',
  'package.json',
];

/** The files of `src/extensions` as they are published: a company that runs the tests may have others there. */
const emptyExtensionFiles = { 'index.ts': 'emptyExtension.ts', 'fixtures.ts': 'emptyFixtures.ts' };

/**
 * Copies the sources without an extension, and links node_modules. The copy is inside the project, since Vitest only
 * loads files from there.
 */
export function copySources(): string {
  const folder = join(root, '.data');
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(join(folder, 'guide-'));
  for (const path of COPIED_PATHS) cpSync(join(root, path), join(copy, path), { recursive: true });
  const extensions = join(copy, 'src/extensions');
  rmSync(extensions, { recursive: true });
  mkdirSync(extensions);
  for (const [name, empty] of Object.entries(emptyExtensionFiles)) {
    const text = readFileSync(join(root, 'tests/support', empty), 'utf8');
    writeFileSync(join(extensions, name), text.replace('../../src/', '../'));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A code block of a guide with a file name: a new file, or a diff. */
export interface Step {
  kind: 'file' | 'change';
  path: string;
  text: string;
}

/** Parses the steps of a guide. */
export function parseSteps(guide: string): Step[] {
  const blocks = readFileSync(join(root, guide), 'utf8').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language, path = '', text = '']) => ({
    kind: language === 'diff' ? 'change' : 'file',
    path,
    text,
  }));
}

/**
 * Applies a step to the copy.
 * @throws Error if the context of a diff does not occur exactly once
 */
export function applyStep(copy: string, { kind, path, text }: Step): void {
  const file = join(copy, path);
  if (kind === 'file') {
    writeFileSync(file, text, { flag: 'wx' });
    return;
  }
  const before = readFileSync(file, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const selectLines = (prefixes: string) =>
    lines
      .filter((line) => line === '' || prefixes.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const sections = before.split(selectLines(' -'));
  if (sections.length !== 2)
    throw new Error(`Shown ${path}: the context of a diff occurs ${sections.length - 1} times`);
  writeFileSync(file, sections.join(selectLines(' +')));
}

/**
 * Runs the type check on a folder of the copy and on what it imports, and the linter on the folder. Returns what they
 * print, or '' without errors.
 */
export async function checkCode(copy: string, folder: string): Promise<string> {
  const project = join(copy, 'tsconfig.guide.json');
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: [folder] }));
  const outputs = await Promise.all([
    run(copy, 'tsc', ['-p', project]),
    // The copy is in a folder that Git ignores.
    run(copy, 'biome', ['ci', '--error-on-warnings', '--vcs-enabled=false', '--colors=off', folder]),
  ]);
  return outputs.join('');
}

/** Runs a program of node_modules. Returns what it prints if it fails, or ''. */
async function run(copy: string, program: string, parameters: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin', program), parameters, { cwd: copy });
    return '';
  } catch (failure) {
    if (failure instanceof Error && 'stdout' in failure && 'stderr' in failure)
      return `${failure.stdout}${failure.stderr}`;
    throw failure;
  }
}

/** A mock server in a child process. */
export interface Backend {
  /** Base URL, such as 'http://localhost:4000'. */
  url: string;
  stop(): void;
}

/** Starts the mock server of the copy, in memory, on a free port. */
export async function startBackend(copy: string): Promise<Backend> {
  const smallFixtureArgs = ['customers', 'reviews', 'questions', 'rewards'].flatMap((name) => [`--${name}`, '5']);
  const command = ['--import', 'tsx', 'mock-server/start.ts', '--port', '0', ...smallFixtureArgs];
  const server = spawn(process.execPath, command, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const found = /mock server at (\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`the mock server did not start: ${output}`)));
  });
  return { url, stop: () => void server.kill() };
}
