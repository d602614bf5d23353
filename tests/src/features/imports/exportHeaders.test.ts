import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { guessColumns } from '../../../../src/features/imports/columns/guessColumns';
import { parseTable } from '../../../../src/lib/csv/parseTable';

/** Share of the fields that must be mapped, stated in docs/imports.md. */
const MIN_HIT_RATE = 0.98;

interface ExportColumn {
  header: string;
  samples: readonly string[];
  /** Expected field; empty for none. */
  field: string;
}

interface ExportFile {
  name: string;
  kind: keyof typeof importKinds;
  columns: ExportColumn[];
}

const files = await readExportFiles();

async function readExportFiles(): Promise<ExportFile[]> {
  const path = resolve(import.meta.dirname, '../../../fixtures/export-headers.csv');
  const { rows } = await parseTable(readFileSync(path, 'utf8'));
  const byName = new Map<string, ExportFile>();
  for (const [name = '', kind = '', header = '', samples = '', field = ''] of rows) {
    if (kind !== 'points' && kind !== 'customers' && kind !== 'reviews') throw new Error(`unknown import: ${kind}`);
    const file = byName.get(name) ?? { name, kind, columns: [] };
    file.columns.push({ header, samples: samples.split('|'), field });
    byName.set(name, file);
  }
  return [...byName.values()];
}

/** Returns the fields of a file as 'field: header', as expected and as guessed. */
function mapFile({ kind, columns }: ExportFile): { expected: string[]; guessed: string[] } {
  const mapping = guessColumns(
    {
      columns: columns.map(({ header }, index) => ({ index, name: header, copy: 0 })),
      rows: [0, 1, 2].map((row) => columns.map(({ samples }) => samples[row] ?? '')),
    },
    importKinds[kind],
  );
  return {
    expected: columns.flatMap(({ field, header }) => (field ? [`${field}: ${header}`] : [])),
    guessed: Object.entries(mapping).map(([field, index]) => `${field}: ${columns[index]?.header}`),
  };
}

describe('columns of export files of other products', () => {
  it('[IMP-05] are mapped in nearly all cases', () => {
    const missed = files.flatMap((file) => {
      const { expected, guessed } = mapFile(file);
      return expected.filter((field) => !guessed.includes(field)).map((field) => `${file.name}: ${field}`);
    });
    const fields = files.flatMap((file) => mapFile(file).expected);
    expect(1 - missed.length / fields.length, missed.join('\n')).toBeGreaterThanOrEqual(MIN_HIT_RATE);
  });

  it.each(files)('[IMP-05] are never mapped to a wrong field: $name', (file) => {
    const { expected, guessed } = mapFile(file);
    expect(guessed.filter((field) => !expected.includes(field))).toEqual([]);
  });
});
