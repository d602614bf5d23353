/** What a workbook says beside the values of its cells. */
import { strFromU8, unzipSync } from 'fflate';

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
 * @throws if it isn't a zip file
 */
export async function readWorkbookFacts(file: Blob): Promise<WorkbookFacts> {
  const zip = new Uint8Array(await file.arrayBuffer());
  const read = (name: string) => {
    const content = unzipSync(zip, { filter: (entry) => entry.name === name })[name];
    return content ? strFromU8(content) : '';
  };
  const workbook = read('xl/workbook.xml');
  const relations = read('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    getTags(relations, 'Relationship').map((tag) => [getAttribute(tag, 'Id'), getAttribute(tag, 'Target')]),
  );
  const sheets = getTags(workbook, 'sheet').map((tag) => {
    const target = targets.get(getAttribute(tag, 'id')) ?? '';
    const sheet = read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      isHidden: /^(?:very)?hidden$/i.test(getAttribute(tag, 'state')),
      merged: getTags(sheet, 'mergeCell').flatMap((cell) => toMergedCells(getAttribute(cell, 'ref'))),
    };
  });
  return {
    countsFrom1904: getTags(workbook, 'workbookPr').some((tag) => getAttribute(tag, 'date1904') === 'true'),
    sheets,
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
