import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { createImportFlow } from '../../../../src/features/imports/flow/importFlow';
import type { ImportRow } from '../../../../src/features/imports/table/checkedRows';
import { formatCsvLine } from '../../../../src/lib/csv/csvLine';
import { parseTable } from '../../../../src/lib/csv/parseTable';
import { isInTurn } from '../../../support/fullRun';
import { startImportWorker } from './support/inProcessWorker';

/** Share of the columns that must be mapped, stated in docs/imports.md. */
const MIN_HIT_RATE = 0.95;

interface PublicFile {
  name: string;
  kind: ImportKindName;
  columns: { header: string; cells: readonly string[]; field: string }[];
}

const files = await readFiles();

async function readFiles(): Promise<PublicFile[]> {
  const { rows } = await parseTable(readFileSync('tests/fixtures/public-exports.csv', 'utf8'));
  const byName = new Map<string, PublicFile>();
  for (const [name = '', kind = '', header = '', first = '', second = '', field = ''] of rows) {
    if (kind !== 'points' && kind !== 'customers' && kind !== 'reviews') throw new Error(`unknown import: ${kind}`);
    const file = byName.get(name) ?? { name, kind, columns: [] };
    file.columns.push({ header, cells: [first, second], field });
    byName.set(name, file);
  }
  return [...byName.values()];
}

/** Opens a file like the import page does. */
async function openFile({ kind, columns }: PublicFile) {
  const lines = [columns.map(({ header }) => header), ...[0, 1].map((row) => columns.map(({ cells }) => cells[row]))];
  const flow = createImportFlow({ kind, startWorker: startImportWorker, now: () => '2026-11-21T10:00:00.000Z' });
  flow.openSource({ name: 'file.csv', data: lines.map((cells) => formatCsvLine(cells)).join('') });
  await expect.poll(() => flow.get().reading.kind).toBe('open');
  await expect.poll(() => flow.get().isChecking).toBe(false);
  return flow;
}

/** Returns the mapped fields as 'field: header'. */
async function mapFile(file: PublicFile): Promise<{ expected: string[]; guessed: string[] }> {
  const flow = await openFile(file);
  const { mapping } = flow.get();
  flow.dispose();
  return {
    expected: file.columns.flatMap(({ field, header }) => (field ? [`${field}: ${header}`] : [])),
    guessed: Object.entries(mapping).map(([field, index]) => `${field}: ${file.columns[index]?.header}`),
  };
}

describe('files of public repositories', () => {
  it('are at least 40', () => expect(files.length).toBeGreaterThanOrEqual(40));

  it('[IMP-13] no column is mapped to a wrong field, and nearly all are mapped', async () => {
    const results = await Promise.all(files.map(mapFile));
    const wrong = results.map(({ expected, guessed }) => guessed.filter((field) => !expected.includes(field)));
    expect(
      Object.fromEntries(wrong.flatMap((fields, index) => (fields.length ? [[files[index]?.name, fields]] : []))),
    ).toEqual({});
    const missed = results.flatMap(({ expected, guessed }, index) =>
      expected.filter((field) => !guessed.includes(field)).map((field) => `${files[index]?.name}: ${field}`),
    );
    const fields = results.flatMap(({ expected }) => expected);
    expect(1 - missed.length / fields.length, missed.join('\n')).toBeGreaterThanOrEqual(MIN_HIT_RATE);
  });

  it.each(files.filter((_, index) => isInTurn(index, 2)))(
    '[IMP-13] no text of a row to send is changed: $name',
    async (file) => {
      const flow = await openFile(file);
      const rows: readonly ImportRow[] = flow.get().summary ? await flow.readyRows(0, 10) : [];
      flow.dispose();
      const cells = new Set(file.columns.flatMap((column) => column.cells));
      const fields = Object.entries(importKinds[file.kind].fields);
      const texts = fields.flatMap(([name, { kind }]) => (kind === 'text' ? rows.map((row) => row[name]) : []));
      expect(texts.filter((text) => text !== undefined && !cells.has(String(text)))).toEqual([]);
    },
  );
});
