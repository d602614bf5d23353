/** What a workbook says beside the values of its cells. */

/** Cells of a column that are merged, of which only the first has a value. */
export interface MergedCells {
  /** Indexes from 0. */
  column: number;
  firstRow: number;
  lastRow: number;
}

interface WorkbookFacts {
  /** Whether dates count from 1904 in the spelling that the reader of the cells doesn't know. */
  countsFrom1904: boolean;
  /** In the order of the workbook. */
  sheets: readonly { isHidden: boolean; merged: readonly MergedCells[] }[];
}

/**
 * Reads the parts of an .xlsx file that tell about its cells. Text patterns do for these few attributes, and a file that
 * is written otherwise is read without them.
 */
export async function readWorkbookFacts(file: Blob): Promise<WorkbookFacts> {
  const read = await openZip(file);
  const workbook = await read('xl/workbook.xml');
  const relations = await read('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    getTags(relations, 'Relationship').map((tag) => [getAttribute(tag, 'Id'), getAttribute(tag, 'Target')]),
  );
  const sheets = getTags(workbook, 'sheet').map(async (tag) => {
    const target = targets.get(getAttribute(tag, 'id')) ?? '';
    const sheet = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      isHidden: /^(?:very)?hidden$/i.test(getAttribute(tag, 'state')),
      merged: getTags(sheet, 'mergeCell').flatMap((cell) => toMergedCells(getAttribute(cell, 'ref'))),
    };
  });
  return {
    countsFrom1904: getTags(workbook, 'workbookPr').some((tag) => getAttribute(tag, 'date1904') === 'true'),
    sheets: await Promise.all(sheets),
  };
}

const getTags = (xml: string, name: string) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g')) ?? [];

const getAttribute = (tag: string, name: string) =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** Cells that are merged over several columns are titles. */
function toMergedCells(ref: string): MergedCells[] {
  const [, column = '', first, last] = /^([A-Z]{1,3})(\d{1,7}):\1(\d{1,7})$/.exec(ref) ?? [];
  if (column === '') return [];
  const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [{ column: index, firstRow: Number(first) - 1, lastRow: Number(last) - 1 }];
}

const CENTRAL_ENTRY = 0x02014b50;
const END_OF_ZIP = 0x06054b50;
const END_BYTES = 22;
/** The longest comment at the end of a zip file. */
const MAX_COMMENT_BYTES = 0xffff;
const DEFLATED = 8;

/** Opens a zip file. The function returned reads a file in it as UTF-8, and gives '' if there is none. */
async function openZip(file: Blob): Promise<(name: string) => Promise<string>> {
  const entries = new Map<string, { start: number; length: number; isDeflated: boolean }>();
  const tail = await toView(file.slice(Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES)));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_OF_ZIP) end -= 1;
  const directory =
    end < 0 ? new DataView(new ArrayBuffer(0)) : await toView(file.slice(tail.getUint32(end + 16, true)));
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === CENTRAL_ENTRY; ) {
    const nameLength = directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength));
    entries.set(name, {
      start: directory.getUint32(at + 42, true),
      length: directory.getUint32(at + 20, true),
      isDeflated: directory.getUint16(at + 10, true) === DEFLATED,
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return '';
    const header = await toView(file.slice(entry.start, entry.start + 30));
    const start = entry.start + 30 + header.getUint16(26, true) + header.getUint16(28, true);
    const content = file.slice(start, start + entry.length);
    if (!entry.isDeflated) return content.text();
    return new Response(content.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  };
}

const toView = async (part: Blob) => new DataView(await part.arrayBuffer());
