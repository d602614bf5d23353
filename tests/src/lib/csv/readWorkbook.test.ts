import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTable } from '../../../../src/lib/csv/parseTable';

const workbook = new Blob([readFileSync(resolve(import.meta.dirname, '../../../fixtures/import-files/workbook.xlsx'))]);

describe('parseTable of a workbook', () => {
  it('[IMP-11] reads the first sheet with rows, by the types of its cells, and no chart', async () => {
    const table = await parseTable(workbook);
    expect(table).toMatchObject({
      workbook: { sheet: 'Reviews', sheets: ['Reviews', 'Points'] },
      text: null,
      headerLine: 2,
      omittedLines: 1,
      blankLines: 1,
      lines: [3, 4, 6],
    });
    expect(table.rows).toEqual([
      ['7012350000017', '5', 'Warm, and "soft"\nIt fits', ' Ada ', '2024-05-14', '120', '0.15', 'TRUE'],
      ['P-2', '4', "=Not a formula; it's text", 'Łukasz', '2024-05-01 10:30:05', '0.3', '', 'FALSE'],
      ['P-3', '3', 'See the shop', 'Lin', '10:30:00', '1234.5', '', ''],
    ]);
    expect([...table.faults]).toEqual([]);
  });

  it('[IMP-11] reads another sheet', async () => {
    const table = await parseTable(workbook, { sheet: 'Points' });
    expect(table.rows).toEqual([
      ['ada@mail.example', '120'],
      ['lin@mail.example', '40'],
    ]);
  });

  it('[IMP-11] says that a workbook is damaged', async () => {
    const cut = workbook.slice(0, workbook.size >> 1);
    await expect(parseTable(cut)).rejects.toMatchObject({ kind: 'damagedWorkbook' });
  });
});
