/** Realistic and malicious CSV files, built byte by byte. */
import type { CsvParseErrorKind } from '../../../../src/lib/csv/csvParseError';
import type { StructureFault } from '../../../../src/lib/csv/tableCollector';

export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Expected header (null: none) and rows; or the error and its line. */
  read?: {
    header: readonly (string | null)[] | null;
    rows: readonly (readonly string[])[];
    lines?: readonly number[];
    /** Rows with a fault, by index. */
    faults?: Readonly<Record<number, StructureFault>>;
  };
  refused?: { kind: CsvParseErrorKind; line: number | null };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => new Uint8Array(values);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

/** Encodes as windows-1252. */
function latin(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...text].map((letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))));
}

const header = ['name', 'email'];
const ada = ['Ada', 'ada@shop.example'];
const twoColumns = { header, rows: [ada], lines: [2] };
const file = (name: string, text: string | Uint8Array<ArrayBuffer>, read: HostileFile['read']): HostileFile => ({
  name,
  bytes: typeof text === 'string' ? utf8(text) : text,
  ...(read && { read }),
});
const refused = (
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  kind: CsvParseErrorKind,
  line: number | null = null,
): HostileFile => ({ name, bytes: typeof text === 'string' ? utf8(text) : text, refused: { kind, line } });

const plain = 'name,email\nAda,ada@shop.example\n';

export const hostileFiles: readonly HostileFile[] = [
  // Encodings and byte order marks
  file('UTF-8 with a mark', joined(bytes(0xef, 0xbb, 0xbf), utf8(plain)), twoColumns),
  file('UTF-8 without a mark, letters of four bytes', 'name,email\nŽofia 🎁,z@shop.example\n', {
    header,
    rows: [['Žofia 🎁', 'z@shop.example']],
  }),
  file('UTF-16 little with a mark', joined(bytes(0xff, 0xfe), utf16(plain, true)), twoColumns),
  file('UTF-16 big with a mark', joined(bytes(0xfe, 0xff), utf16(plain, false)), twoColumns),
  file('UTF-16 little without a mark', utf16(plain, true), twoColumns),
  file('UTF-16 big without a mark', utf16(plain, false), twoColumns),
  file(
    'UTF-16 with tabs, as Excel saves "Unicode text"',
    joined(bytes(0xff, 0xfe), utf16('name\temail\r\nÅsa\ta@shop.example\r\n', true)),
    {
      header,
      rows: [['Åsa', 'a@shop.example']],
    },
  ),
  file('Windows-1252', latin('name;email\r\nFrançois Müller;f@shop.example\r\n€ 5;e@shop.example\r\n'), {
    header,
    rows: [
      ['François Müller', 'f@shop.example'],
      ['€ 5', 'e@shop.example'],
    ],
  }),
  file(
    'ASCII for 70 KB, then Windows-1252',
    latin(`name,email\n${'Ada,ada@shop.example\n'.repeat(3500)}Zoë,z@shop.example\n`),
    { header, rows: [...Array.from({ length: 3500 }, () => ada), ['Zoë', 'z@shop.example']] },
  ),
  file('a letter cut by the end of the sample', `name,email\n${'é'.repeat(40_000)},ada@shop.example\n`, {
    header,
    rows: [['é'.repeat(40_000), 'ada@shop.example']],
  }),
  // Line endings
  file('CR LF', plain.replaceAll('\n', '\r\n'), twoColumns),
  file('CR alone', plain.replaceAll('\n', '\r'), twoColumns),
  file('CR alone, with LF inside quotes', 'name,email\r"A\nda",ada@shop.example\r', {
    header,
    rows: [['A\nda', 'ada@shop.example']],
  }),
  file('LF and CR LF mixed', 'name,email\r\nAda,ada@shop.example\nBob,bob@shop.example\r\n', {
    header,
    rows: [ada, ['Bob', 'bob@shop.example']],
    lines: [2, 3],
  }),
  file('no line end at the end', 'name,email\nAda,ada@shop.example', twoColumns),
  file('blank lines before, between and after', '\n\r\nname,email\n\nAda,ada@shop.example\n , \n\n', {
    header,
    rows: [ada],
    lines: [5],
  }),
  file('a header and no rows', 'name,email\n', { header, rows: [] }),
  // Delimiters
  file('semicolons', 'name;email\nAda;ada@shop.example\n', twoColumns),
  file(
    'semicolons with commas in every text',
    'name;note;email\nAda;a, b, c;ada@shop.example\nBob;d, e, f;b@shop.example\n',
    {
      header: ['name', 'note', 'email'],
      rows: [
        ['Ada', 'a, b, c', 'ada@shop.example'],
        ['Bob', 'd, e, f', 'b@shop.example'],
      ],
    },
  ),
  file('two lines with semicolons and decimal commas', 'email;points\nada@shop.example;1,5\n', {
    header: ['email', 'points'],
    rows: [['ada@shop.example', '1,5']],
  }),
  file('tabs', 'name\temail\nAda\tada@shop.example\n', twoColumns),
  file('pipes', 'name|email\nAda|ada@shop.example\n', twoColumns),
  file('a line that names the separator', 'sep=;\r\nname;email\r\nAda;ada@shop.example\r\n', {
    header,
    rows: [ada],
    lines: [3],
  }),
  file('one column', 'email\nada@shop.example\nbob@shop.example\n', {
    header: ['email'],
    rows: [['ada@shop.example'], ['bob@shop.example']],
  }),
  file('separators inside quotes in the header', '"name, first";"email, work"\nAda;ada@shop.example\n', {
    header: ['name, first', 'email, work'],
    rows: [ada],
  }),
  // Quotes
  file('a line end inside quotes', 'name,email\n"Ada\nLovelace",ada@shop.example\nBob,bob@shop.example\n', {
    header,
    rows: [
      ['Ada\nLovelace', 'ada@shop.example'],
      ['Bob', 'bob@shop.example'],
    ],
    lines: [2, 4],
  }),
  file('CR LF inside quotes stays CR LF', 'name,email\r\n"Ada\r\nL",ada@shop.example\r\n', {
    header,
    rows: [['Ada\r\nL', 'ada@shop.example']],
  }),
  file('doubled quotes', 'name,email\n"Ada ""the first""",ada@shop.example\n', {
    header,
    rows: [['Ada "the first"', 'ada@shop.example']],
  }),
  file('a quote inside a cell that none opens', 'name,size\nDress,5\'8"\nShirt,6"\n', {
    header: ['name', 'size'],
    rows: [
      ['Dress', '5\'8"'],
      ['Shirt', '6"'],
    ],
  }),
  file('blanks after a closing quote', 'name,email\n"Ada"  ,ada@shop.example\n', twoColumns),
  file('a quoted last cell that ends in CR', 'email,name\r\nada@shop.example,"Ada\r"\r\n', {
    header: ['email', 'name'],
    rows: [['ada@shop.example', 'Ada\r']],
  }),
  file(
    'a quote that is never closed',
    'name,email\nAda,ada@shop.example\n"Bob,bob@shop.example\nCy,cy@shop.example\n',
    {
      header,
      rows: [ada, ['Bob', 'bob@shop.example'], ['Cy', 'cy@shop.example']],
      lines: [2, 3, 4],
      faults: { 1: 'unclosedQuote' },
    },
  ),
  file('text after a closing quote', 'name,email\n"Ada" L,ada@shop.example\n', {
    header,
    rows: [['Ada" L', 'ada@shop.example']],
    faults: { 0: 'unclosedQuote' },
  }),
  file(
    'a quote closed by the next opening one',
    'name,email\nAda,ada@shop.example\n"Bob,b@shop.example\nCy,c@shop.example\n"Di",d@shop.example\n',
    {
      header,
      rows: [ada, ['Bob', 'b@shop.example'], ['Cy', 'c@shop.example'], ['Di', 'd@shop.example']],
      faults: { 1: 'unclosedQuote' },
    },
  ),
  refused(
    'a quote that swallows two million letters',
    `name,email\n"Ada,${'x,y\\n'.repeat(500_000)}`,
    'unclosedQuote',
    2,
  ),
  // Headers
  file('two columns of one name', 'email,email\nada@shop.example,b\n', {
    header: ['email', 'email'],
    rows: [['ada@shop.example', 'b']],
  }),
  file('a column without a name', ',email\n0,ada@shop.example\n', {
    header: [null, 'email'],
    rows: [['0', 'ada@shop.example']],
  }),
  file('columns named like parts of every object', '__proto__,constructor,toString\na,b,c\n', {
    header: ['__proto__', 'constructor', 'toString'],
    rows: [['a', 'b', 'c']],
  }),
  file('no header', 'Ada,ada@shop.example,5\nBob,bob@shop.example,7\n', {
    header: null,
    rows: [
      ['Ada', 'ada@shop.example', '5'],
      ['Bob', 'bob@shop.example', '7'],
    ],
    lines: [1, 2],
  }),
  file('names with blanks around', ' name , email \nAda,ada@shop.example\n', { header, rows: [ada] }),
  // Shapes
  file('rows that are too short and too long', 'name,email\nAda\nBob,bob@shop.example,extra\n', {
    header: ['name', 'email', null],
    rows: [['Ada'], ['Bob', 'bob@shop.example', 'extra']],
    faults: { 0: 'fewerCells', 1: 'moreCells' },
  }),
  file('formulas that our own export disarmed', "name,email\n'=1+1,ada@shop.example\n'-2,b@shop.example\n", {
    header,
    rows: [
      ['=1+1', 'ada@shop.example'],
      ['-2', 'b@shop.example'],
    ],
  }),
  file('right-to-left and control letters', 'name,email\nعائشة\u202e,a@shop.example\nB\u0007b,b@shop.example\n', {
    header,
    rows: [
      ['عائشة\u202e', 'a@shop.example'],
      ['B\u0007b', 'b@shop.example'],
    ],
  }),
  file('a zero byte in a text', 'name,email\nA\u0000da,a@shop.example\n', {
    header,
    rows: [['A\u0000da', 'a@shop.example']],
  }),
  refused('nothing', '', 'empty'),
  refused('nothing but blank lines', '\n\r\n , \n', 'empty'),
  refused('a damaged spreadsheet of Excel', joined(bytes(0x50, 0x4b, 0x03, 0x04), utf8(plain)), 'damagedWorkbook'),
  refused('an old spreadsheet of Excel', joined(bytes(0xd0, 0xcf, 0x11, 0xe0), utf8(plain)), 'otherWorkbook'),
  refused('a picture', joined(bytes(0x89, 0x50, 0x4e, 0x47), utf8(plain)), 'notText'),
  refused(
    'many zero bytes in a text',
    joined(utf8('name,email\n'), bytes(0, 0, 0, 0), utf8('Ada,a@shop.example\n')),
    'notText',
  ),
  refused('six hundred columns', `${'a,'.repeat(600)}\n`, 'tooManyColumns', 1),
];
