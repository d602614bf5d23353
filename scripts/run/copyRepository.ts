import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the files that git knows, or these of them, like a clone with the changes that aren't committed. */
export function copyRepository(root: string, folder: string, paths: readonly string[] = listFiles(root)): void {
  for (const path of paths) if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
}

function listFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).stdout.split('\n').filter(Boolean);
}
