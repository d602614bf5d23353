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
    expect(collectTable(rows)).toMatchObject({ headerLine: 1, rows: [['Ada']], lines: [2] });
    expect(collectTable(rows, { headerLine: null })).toMatchObject({ headerLine: null, rows, lines: [1, 2] });
    expect(collectTable([['12'], ['13']])).toMatchObject({ headerLine: null });
    expect(collectTable([['12'], ['13']], { headerLine: 'first' })).toMatchObject({ headerLine: 1, rows: [['13']] });
    expect(collectTable([['12'], ['13']], { headerLine: 2 })).toMatchObject({
      headerLine: 2,
      rows: [],
      omittedLines: 1,
    });
  });

  it.each<[string, string[][], number | null]>([
    ['a title', [['Report: Customers'], ['Email', 'Points'], ['a@b.example', '5'], ['c@d.example', '7']], 2],
    [
      'a title of many columns',
      [
        ['Report', '', ''],
        ['Email', 'Name', 'Points'],
        ['a@b.example', 'Ada', '5'],
      ],
      2,
    ],
    [
      'title lines with values',
      [
        ['Report: Customers'],
        ['Created', '2024-05-01'],
        ['Email', 'First', 'Last', 'Points'],
        ['a@b.example', 'Ada', 'Berg', '5'],
        ['c@d.example', 'Lin', 'Chen', '7'],
      ],
      3,
    ],
    [
      'groups of columns',
      [
        ['Customer', '', '', 'Loyalty', ''],
        ['Email', 'First', 'Last', 'Points', 'Tier'],
        ['a@b.example', 'Ada', 'Berg', '5', 'Gold'],
      ],
      2,
    ],
    [
      'no title, but a first column without a name',
      [
        ['', 'email'],
        ['Ada', 'a@b.example'],
      ],
      1,
    ],
    [
      'no title, but columns without names over texts',
      [
        ['text', '', ''],
        ['Good', 'Ada', 'Berg'],
        ['Fine', 'Lin', 'Chen'],
      ],
      1,
    ],
    [
      'a title, but no header',
      [
        ['Report 2024-05-01', '', ''],
        ['a@b.example', 'Ada', '5'],
        ['c@d.example', 'Lin', '7'],
      ],
      1,
    ],
  ])('[IMP-12] detects the header after %s', (_name, rows, headerLine) => {
    expect(collectTable(rows).headerLine).toBe(headerLine);
  });

  it('[IMP-12] leaves out lines before the first row, and counts them', () => {
    const rows = [['name'], ['The name'], ['Ada']];
    expect(collectTable(rows, { firstLine: 3 })).toMatchObject({ headerLine: 1, rows: [['Ada']], omittedLines: 1 });
  });

  it('[IMP-12] names rows with more or fewer cells than the header, and with empty ones at the end unless others have them, too', () => {
    const header = ['name', 'email', 'points'];
    const faults = (...rows: string[][]) => [...collectTable([header, ...rows]).faults];
    expect(faults(['Ada', 'a', '1'], ['Ada', 'a'], ['Ada', 'a', '1', '2'], ['Ada', 'a', '1', ' ', ''])).toEqual([
      [1, 'fewerCells'],
      [2, 'moreCells'],
      [3, 'shifted'],
    ]);
    expect(faults(['Ada', 'a', '1', ''], ['Lin', 'b', '2', ''])).toEqual([]);
    expect([
      ...collectTable([
        [...header, '', ''],
        ['Ada', 'a', '1'],
        ['Ada', 'a', '1', '', 'x'],
      ]).faults,
    ]).toEqual([]);
    const grid = { isGrid: true };
    expect([...collectTable([header, ['Ada'], ['Ada', 'a', '1', '2']], grid).faults]).toEqual([]);
    const usual = [['1', '2'], ['1'], ['3', '4']];
    expect([...collectTable(usual, { headerLine: null }).faults]).toEqual([[1, 'fewerCells']]);
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

  it('is full at the limit, once the header is known', () => {
    const rows = [['name'], ...Array.from({ length: 30 }, () => ['Ada'])];
    expect(collect(rows, { limit: 30 }).isFull()).toBe(true);
    expect(collect(rows, { limit: 31 }).isFull()).toBe(false);
    expect(collectTable(rows, { limit: 2 }).rows).toEqual([['Ada'], ['Ada']]);
  });

  it('refuses the 501st column, and the 500,000th row', () => {
    const cells = (count: number) => Array.from({ length: count }, () => 'a');
    expect(collectTable([cells(500)]).width).toBe(500);
    expect(() => collect([['a'], cells(501)])).toThrow(expect.objectContaining({ kind: 'tooManyColumns', line: 2 }));

    const collector = createTableCollector({ headerLine: null }, () => ',');
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
    const swallowing = (cell: string, delimiter = ',', other = ['x', '1', '2']) => {
      const rows = [other.map((_, index) => `column ${index}`), other, [cell, ...other.slice(1)]];
      return [...collectTable(rows, {}, delimiter).faults];
    };
    const found = [[1, 'swallows']];
    expect(swallowing('a\n1,2,3\nb')).toEqual(found);
    expect(swallowing('a\n1;2;3\nb', ';')).toEqual(found);
    expect(swallowing('a\n1,2,3\n4,5,6\nb')).toEqual(found);
    expect(swallowing('a\n1,2,3\n4,5\nb')).toEqual([]);
    expect(swallowing('a\n1,2\nb')).toEqual([]);
    expect(swallowing('a\n1,2,3')).toEqual([]);
    expect(swallowing('1,2,3\nb')).toEqual([]);
    expect(swallowing('1,2,3')).toEqual([]);
    expect(swallowing('a\n1,2\nb', ',', ['x', '1'])).toEqual([]);
  });

  it('[IMP-12] takes no text of several lines for rows', () => {
    const rows = [
      ['name', 'text', 'rating'],
      ['Ada', 'First.\nSecond, with a comma, and more.\nThird.', '4'],
      ['Lin', 'First.\nOne,two,three\nThird.', '4'],
      ['Bob', 'Short', '5'],
      ['Cy', 'Short', '3'],
    ];
    expect([...collectTable(rows).faults]).toEqual([]);
  });
});
