import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ParseOptions, parseTable } from '../../../../src/lib/csv/parseTable';
import { encodeText } from './encodeText';

const folder = resolve(import.meta.dirname, '../../../fixtures/import-files');

const open = (name: string, options?: ParseOptions) =>
  parseTable(new Blob([readFileSync(resolve(folder, name))]), options);

const reviewHeader = ['product_id', 'rating', 'title', 'body', 'reviewer_name', 'review_date'];
const customers = [
  ['zoe@mail.example', 'Zoé', 'Lefèvre', '120'],
  ['francois@mail.example', 'François', 'Garçon', '40'],
  ['noel@mail.example', 'Noël', 'Côté', '35'],
];

describe('the lines of a file', () => {
  it.each([
    ['title-row.csv', 2, 1, reviewHeader, 4],
    ['title-row-report.csv', 4, 2, ['Email', 'First name', 'Last name', 'Points'], 2],
    ['sep-line.csv', 2, 0, ['email', 'name', 'points'], 2],
    ['headers-duplicate-trailing.csv', 1, 0, ['Email', 'Name', 'Points', 'Email', 'Points', null, null, null], 2],
  ] as const)('[IMP-12] %s has its header in line %i', async (name, headerLine, omittedLines, header, rows) => {
    const table = await open(name);
    expect(table).toMatchObject({ headerLine, omittedLines });
    expect(table.columns.map((column) => column.name)).toEqual(header);
    expect(table.rows).toHaveLength(rows);
    expect([...table.faults]).toEqual([]);
  });

  it('[IMP-12] the header and the first row can be chosen', async () => {
    const table = await open('title-row.csv', { headerLine: 1, firstLine: 3 });
    expect(table.columns[0]?.name).toBe('Product reviews');
    expect(table.rows[0]?.[0]).toBe('P-0');
    expect(table.leadingLines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['unquoted-comma.csv', { 0: 'moreCells' }, 3],
    ['thousands-unquoted.csv', { 0: 'moreCells' }, 2],
    ['short-row-customers.csv', { 1: 'fewerCells', 2: 'moreCells' }, 3],
    ['quote-stray-one-row.csv', { 1: 'strayQuote' }, 3],
    ['quote-inch-unquoted.csv', {}, 2],
    ['swallow-false-positive.csv', {}, 2],
  ])('[IMP-12] %s has the faults %j', async (name, faults, rows) => {
    const table = await open(name);
    expect(Object.fromEntries(table.faults)).toEqual(faults);
    expect(table.rows).toHaveLength(rows);
  });
});

describe('a text that is split', () => {
  const reviews = 'product_id,rating,body,reviewer_email,verified,photo\n';
  const good = [
    'P-1,5,Soft,ada@mail.example,yes,',
    'P-2,4,Warm,lin@mail.example,no,',
    'P-3,3,Fine,bo@mail.example,yes,',
  ];
  const withRow = (row: string) => `${reviews}${good.join('\n')}\n${row}\n`;
  const lastBody = 'product_id,rating,body\nP-1,5,Soft\nP-2,4,Warm\nP-3,3,Good\n';

  it.each([
    ['by a comma, with the photo missing', withRow('P-4,5,Soft,warm,eva@mail.example,yes'), { 3: 'shifted' }],
    ['by a comma, also two columns before', withRow('P-4,5,Soft,warm,,yes'), { 3: 'shifted' }],
    ['by two commas', withRow('P-4,5,Soft,warm,good,eva@mail.example'), { 3: 'shifted' }],
    ['by a comma, in a short row', withRow('P-4,5,Soft,warm,eva@mail.example'), { 3: 'shifted' }],
    ['by nothing: a bad address', withRow('P-4,5,Soft,eva,yes,'), {}],
    ['by nothing: a value that is rare', withRow('P-4,5,Soft,eva@mail.example,maybe,'), {}],
    ['by nothing: two postcodes', 'name,zip,phone\nAda,10001,5550100\nLin,10002,5550101\nEva,SW1A 1AA,5550102\n', {}],
    [
      'by nothing: a rating in words',
      'name,rating,note,day,votes\nAda,FIVE,Soft hat,2025-03-02,0\nLin,3.5,Warm,2025-03-02,1\nEva,0,Fine,2025-03-02,1\n',
      {},
    ],
    ['by nothing: a rating in words beside votes', 'name,rating,votes\nAda,FIVE,3\nLin,4,2\nEva,5,1\n', {}],
    ['by a line break at the end', `${lastBody}P-4,5,Soft\nand warm\n`, { 3: 'cut', 4: 'fewerCells' }],
    ['by a line break and a comma', `${lastBody}P-4,5,Soft\nand warm, good, fine\n`, { 3: 'cut', 4: 'shifted' }],
    [
      'by a line break in a middle cell',
      withRow('P-4,5,Soft\nand warm,eva@mail.example,yes,'),
      { 3: 'cut', 4: 'fewerCells' },
    ],
    ['by nothing: a line below quotes', `${lastBody}P-4,5,"Soft"\n3 reviews\n`, { 4: 'fewerCells' }],
    [
      'by nothing: rows without their last cells',
      'email,name,city\na@b.example,Ada\nc@d.example\ne@f.example,Eva,Rome\n',
      { 0: 'fewerCells', 1: 'fewerCells' },
    ],
  ])('[IMP-12] %s', async (_how, text, faults) => {
    expect(Object.fromEntries((await parseTable(text)).faults)).toEqual(faults);
  });
});

describe('the encoding of a file', () => {
  it.each([
    ['cr-with-final-crlf.csv', 'utf-8', customers],
    ['macroman-cr.csv', 'macintosh', customers],
    ['iso8859-15.csv', 'iso-8859-15', customers.with(1, ['francois@mail.example', 'François', 'Cœur €', '40'])],
    ['utf16le-tab.csv', 'utf-16le', customers],
    ['utf8-one-bad-byte.csv', 'utf-8', customers.with(2, ['noel@mail.example', 'Noël', 'C\ufffdté', '35'])],
    [
      'windows1250.csv',
      'windows-1250',
      [
        ['lukasz@mail.example', 'Łukasz', 'Żółć', '120'],
        ['zofia@mail.example', 'Zofia', 'Gęś', '40'],
      ],
    ],
    [
      'texts-de-semicolon-cp1252.csv',
      'windows-1252',
      [
        ['reviews.title', 'Das sagen Kunden über uns; ehrlich'],
        ['loyalty.title', 'Treueprogramm für Sie'],
        ['reviews.count.one', '{{count}} Bewertung'],
        ['unknown.key', 'Größe'],
      ],
    ],
  ])('[IMP-08] of %s is %s', async (name, encoding, rows) => {
    const table = await open(name);
    expect(table.text?.encoding).toBe(encoding);
    expect(table.rows).toEqual(rows);
    expect(table.blankLines).toBe(0);
  });

  it('[IMP-12] names the row with an invalid byte, also if UTF-8 is chosen', async () => {
    for (const options of [{}, { encoding: 'utf-8' }] as const)
      expect((await open('utf8-one-bad-byte.csv', options)).unreadable).toEqual([2]);
  });
});

describe('rare forms of files', () => {
  const text = 'name,note\nZoé,Привет 😀\nŁukasz,语\n';
  const rows = [
    ['Zoé', 'Привет 😀'],
    ['Łukasz', '语'],
  ];

  it.each(['utf-32le', 'utf-32be'] as const)('[IMP-08] %s is read, with a mark and without', async (encoding) => {
    for (const mark of ['', '\ufeff']) {
      const table = await parseTable(new Blob([encodeText(mark + text, encoding)]));
      expect(table).toMatchObject({ text: { encoding, isEncodingCertain: true }, rows });
      expect(table.columns[0]?.name).toBe('name');
    }
  });

  it('[IMP-12] a character that is cut at the end of UTF-32 costs its row', async () => {
    const bytes = encodeText(text, 'utf-32le');
    const table = await parseTable(new Blob([bytes.slice(0, -6)]), { encoding: 'utf-32le' });
    expect(table.unreadable).toEqual([1]);
  });

  it.each(['^', '~', '¦'])('[IMP-08] %s is found as the separator, also within quotes', async (separator) => {
    const cells = [
      ['name', 'note'],
      ['Ada', '"Soft ^ ~ ¦ warm"'],
      ['Lin', 'Good, fine'],
    ];
    const table = await parseTable(cells.map((row) => row.join(separator)).join('\n'));
    expect(table.text?.delimiter).toBe(separator);
    expect(table.rows).toEqual([
      ['Ada', 'Soft ^ ~ ¦ warm'],
      ['Lin', 'Good, fine'],
    ]);
  });
});

describe('texts that another app has changed', () => {
  it.each([
    ['mojibake.csv', { mojibake: 3 }],
    ['html-in-text.csv', { html: 3 }],
    ['newlines-escaped.csv', { lineBreaks: 2 }],
    ['title-row.csv', {}],
    ['utf16le-tab.csv', {}],
  ] as const)('[IMP-12] %s can be repaired in %j rows', async (name, repairable) => {
    expect((await open(name)).repairable).toEqual(repairable);
  });

  it('[IMP-12] are repaired if the merchant wants it', async () => {
    expect((await open('mojibake.csv', { repairs: ['mojibake'] })).rows).toEqual(customers);
    const html = await open('html-in-text.csv', { repairs: ['html'] });
    expect(html.rows.map(([, , title, body]) => [title, body])).toEqual([
      ['Great & warm', "I'd buy it again.\n\nReally!"],
      ['Fine', 'Soft and light\n\nGood'],
      ['Ok', '5 < 6 they say'],
    ]);
    const broken = await open('newlines-escaped.csv', { repairs: ['lineBreaks'] });
    expect(broken.rows.map((cells) => cells[3])).toEqual(['First line\nSecond line', 'One\nTwo']);
  });

  it('keep their line breaks in HTML without paragraphs', async () => {
    const table = await parseTable('text,rating\n"Soft &amp;\nwarm",5\n', { repairs: ['html'] });
    expect(table.rows).toEqual([['Soft &\nwarm', '5']]);
  });

  it('are no texts in other scripts, nor the letters that they resemble', async () => {
    const texts = [
      'Zoë',
      'ÂGE',
      'Ångström',
      'Привет мир',
      'Ελληνικά',
      'بريد',
      '日本語',
      'C:\\temp',
      'a < b & c',
      '5 €…',
    ];
    const table = await parseTable(['text', ...texts].map((text) => `${text}\n`).join(''), { delimiter: '\t' });
    expect(table.repairable).toEqual({});
  });
});
