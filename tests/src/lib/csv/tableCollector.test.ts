import { describe, expect, it } from 'vitest';
import { createTableCollector, MAX_ROWS } from '../../../../src/lib/csv/tableCollector';

type Options = Parameters<typeof createTableCollector>[0];

function collect(rows: readonly (readonly string[])[], options: Options = {}, delimiter = ',') {
  const collector = createTableCollector(options, () => delimiter);
  collector.add(rows.map((cells, index) => ({ cells: [...cells], line: index + 1 })));
  return collector;
}

const collectTable = (...args: Parameters<typeof collect>) => collect(...args).table();

describe('createTableCollector', () => {
  it('detects a header, unless it is given', () => {
    const rows = [['name'], ['Ada']];
    expect(collectTable(rows)).toMatchObject({ hasHeader: true, rows: [['Ada']], lines: [2] });
    expect(collectTable(rows, { hasHeader: false })).toMatchObject({ hasHeader: false, rows, lines: [1, 2] });
    expect(collectTable([['12'], ['13']])).toMatchObject({ hasHeader: false });
    expect(collectTable([['12'], ['13']], { hasHeader: true })).toMatchObject({ hasHeader: true, rows: [['13']] });
  });

  it('skips and counts blank lines, and removes apostrophes that protect from formulas', () => {
    expect(collectTable([[' ', ''], ['name', ''], [''], ["'=1", 'x']])).toMatchObject({
      blankLines: 2,
      rows: [['=1', 'x']],
      lines: [4],
    });
  });

  it('has the width of the first record, and the columns of the widest one', () => {
    const table = collectTable([['a', 'b'], ['1'], ['1', '2', '3']]);
    expect(table.width).toBe(2);
    expect(table.columns.map(({ name }) => name)).toEqual(['a', 'b', null]);
  });

  it('is full at the limit', () => {
    const rows = [['name'], ['Ada'], ['Bo'], ['Cy']];
    expect(collect(rows, { limit: 2 }).isFull()).toBe(true);
    expect(collect(rows, { limit: 4 }).isFull()).toBe(false);
    expect(collectTable(rows, { limit: 2 }).rows).toEqual([['Ada'], ['Bo']]);
  });

  it('refuses the 501st column, and the 500,000th row', () => {
    const cells = (count: number) => Array.from({ length: count }, () => 'a');
    expect(collectTable([cells(500)]).width).toBe(500);
    expect(() => collect([['a'], cells(501)])).toThrow(expect.objectContaining({ kind: 'tooManyColumns', line: 2 }));

    const collector = createTableCollector({ hasHeader: false }, () => ',');
    collector.add(Array.from({ length: MAX_ROWS - 1 }, (_, index) => ({ cells: ['a'], line: index + 1 })));
    expect(collector.table().rows).toHaveLength(MAX_ROWS - 1);
    expect(() => collector.add([{ cells: ['a'], line: MAX_ROWS }])).toThrow(
      expect.objectContaining({ kind: 'tooManyRows', line: MAX_ROWS, message: 'tooManyRows in line 500000' }),
    );
  });

  it('refuses a table of blank lines', () => {
    expect(() => collectTable([['']])).toThrow(
      expect.objectContaining({ name: 'CsvParseError', kind: 'empty', line: null, message: 'empty' }),
    );
    expect(() => collectTable([])).toThrow(expect.objectContaining({ kind: 'empty' }));
  });

  it('marks rows of which a cell contains rows, in tables of three columns or more', () => {
    const swallowing = (width: number, cell: string, delimiter = ',') => {
      const header = Array.from({ length: width }, (_, index) => `column ${index}`);
      return collectTable([header, ['x'], [cell, 'y']], {}, delimiter).swallowing;
    };
    expect(swallowing(3, 'a\n1,2,3\nb')).toEqual([1]);
    expect(swallowing(3, 'a\n1;2;3\nb', ';')).toEqual([1]);
    expect(swallowing(3, 'a\n1,2,3\n4,5,6\nb')).toEqual([1]);
    expect(swallowing(3, 'a\n1,2,3\n4,5\nb')).toEqual([]);
    expect(swallowing(3, 'a\n1,2\nb')).toEqual([]);
    expect(swallowing(3, 'a\n1,2,3')).toEqual([]);
    expect(swallowing(3, '1,2,3\nb')).toEqual([]);
    expect(swallowing(3, '1,2,3')).toEqual([]);
    expect(swallowing(2, 'a\n1,2\nb')).toEqual([]);
  });
});
