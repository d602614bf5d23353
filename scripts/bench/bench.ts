/**
 * `npm run bench`: measures the console against its budgets, beside two reference pages in the same run: "lean" has
 * the controllers of react-admin's core and plain tables, "stock" is react-admin as in its tutorial. Requires a build.
 * Absolute times depend on the machine; quote the ratios. `npm run bench -- --only=start,moves,…` measures a
 * part, `DIST=…` another build.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../run/launchChromium.ts';
import { findRecordPaths, measureBackend, startBackend, stopBackend } from './backend.ts';
import { measureEditors } from './measureEditors.ts';
import { measureImportRun } from './measureImport.ts';
import { measureMemories, measureMoves } from './measureMoves.ts';
import { measureBulkRun, measureManyRows, measureShifts } from './measureRows.ts';
import { measurePages, measureStarts } from './measureStarts.ts';
import { buildReference } from './references/build.ts';
import { serveConsole, serveReference } from './servers.ts';
import { signInAndReadStorage } from './signIn.ts';
import { consoleSubject, leanSubject, type Setting, stockSubject } from './subjects.ts';
import { isWithinBudget, type Measure, verdictTable } from './verdicts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const groups: Readonly<Record<string, (setting: Setting) => Promise<Measure[]>>> = {
  start: measureStarts,
  pages: measurePages,
  moves: measureMoves,
  memory: measureMemories,
  shift: measureShifts,
  rows: measureManyRows,
  editors: measureEditors,
  // These two change the data of the backend.
  bulk: measureBulkRun,
  import: measureImportRun,
};

async function run(): Promise<Measure[]> {
  const dist = resolve(root, process.env['DIST'] ?? 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build yet: run `npm run build` first.');
  const only = process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice(7)
    .split(',');
  const backend = await startBackend(root);
  const browser = await launchChromium();
  const served = await Promise.all([
    serveConsole(root, backend.url, dist),
    buildReference(root, 'lean').then(serveReference),
    buildReference(root, 'stock').then(serveReference),
  ]);
  const [own, lean, stock] = served;
  try {
    const setting: Setting = {
      browser,
      bench: { backend: backend.url, token: backend.token },
      ours: consoleSubject(own.url, await signInAndReadStorage(browser, own.url)),
      lean: leanSubject(lean.url),
      stock: stockSubject(stock.url),
      paths: await findRecordPaths(backend),
    };
    const measures: Measure[] = only && !only.includes('backend') ? [] : await measureBackend(backend);
    for (const [name, measureGroup] of Object.entries(groups)) {
      if (only && !only.includes(name)) continue;
      console.log(`measuring: ${name} …`);
      measures.push(...(await measureGroup(setting)));
    }
    return measures;
  } finally {
    await browser.close();
    for (const { server } of served) server.close();
    await stopBackend(backend);
  }
}

const measures = await run();
console.log(`\n${verdictTable(measures)}\n`);
const missed = measures.filter((measure) => !isWithinBudget(measure)).length;
console.log(missed ? `${missed} of ${measures.length} budgets are missed.` : 'Every budget is met.');
process.exitCode = missed ? 1 : 0;
