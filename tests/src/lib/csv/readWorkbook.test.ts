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

  it('[IMP-11] starts with a sheet that is shown, counts days from 1904, and names the rows of merged cells', async () => {
    const other = new Blob([readFileSync(resolve(import.meta.dirname, '../../../fixtures/workbook-1904.xlsx'))]);
    const table = await parseTable(other);
    expect(table.workbook).toEqual({ sheet: 'Reviews', sheets: ['Draft', 'Reviews'] });
    expect(table.rows).toEqual([
      ['P-1', '5', 'Warm and soft hat', '2024-05-14'],
      ['P-1', '4', 'Fine and soft hat', '2024-05-15 12:00:00'],
      ['P-2', '3', 'Good and soft hat', '2024-05-16'],
    ]);
    expect(Object.fromEntries(table.faults)).toEqual({ 1: 'merged' });
    expect((await parseTable(other, { sheet: 'Draft' })).rows[0]?.[0]).toBe('P-9');
  });

  it('[IMP-11] says that a workbook is damaged', async () => {
    const cut = workbook.slice(0, workbook.size >> 1);
    await expect(parseTable(cut)).rejects.toMatchObject({ kind: 'damagedWorkbook' });
  });
});
