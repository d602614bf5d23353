/** Checks all imports of the project against zones.ts: `tsx scripts/lint/checkZones.ts [root]`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkExtensionImport, checkImport, getTargets } from './checkImport.ts';
import { parseImports } from './parseImports.ts';
import { folders, publicModules } from './zones.ts';

const source = /\.(ts|tsx|mts|mjs|js|cjs)$/;

/** Returns messages such as 'path:line: "specifier": why'; empty if all imports are allowed. */
export function checkZones(root: string): string[] {
  const messages: string[] = [];
  const publicNames = readPublicNames(root);
  for (const folder of Object.keys(folders)) {
    for (const file of sourceFiles(root, folder)) {
      for (const found of parseImports(file, readFileSync(join(root, file), 'utf8'))) {
        const why = checkImport(file, found) ?? checkExtensionImport(file, found, publicNames);
        if (why) messages.push(`${file}:${found.line}: '${found.specifier}': ${why}`);
      }
    }
  }
  return messages;
}

/** The modules of the kit, by the private modules that they export. */
function readPublicNames(root: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const module of publicModules.filter((path) => path.startsWith('src/kit/'))) {
    const file = `${module}.ts`;
    if (!existsSync(join(root, file))) continue;
    const imports = parseImports(file, readFileSync(join(root, file), 'utf8'));
    for (const target of getTargets(file, imports)) names.set(target, module);
  }
  return names;
}

function sourceFiles(root: string, folder: string): string[] {
  try {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => source.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`);
  } catch {
    return [];
  }
}

if (process.argv[1]?.endsWith('checkZones.ts')) {
  const messages = checkZones(process.argv[2] ?? process.cwd());
  for (const message of messages) console.error(message);
  console.log(messages.length ? `${messages.length} imports violate the rules.` : 'All imports are allowed.');
  process.exitCode = messages.length ? 1 : 0;
}
