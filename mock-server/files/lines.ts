import { readFileSync, statSync } from 'node:fs';

/** A line of a file, counted from 1; `isWhole` unless the file ends before its line break. */
export interface Line {
  number: number;
  text: string;
  isWhole: boolean;
  /** Byte after the line. */
  end: number;
}

/** Lines of a file of any size. @throws Error when it is a folder or a device */
export function* linesOf(file: string): Iterable<Line> {
  if (!statSync(file).isFile()) throw new Error(`${file} is not a plain file.`);
  const bytes = readFileSync(file);
  let start = 0;
  for (let number = 1; start < bytes.length; number += 1) {
    const at = bytes.indexOf(10, start);
    const end = at === -1 ? bytes.length : at;
    yield {
      number,
      text: bytes.toString('utf8', start, end),
      isWhole: at !== -1,
      end: Math.min(end + 1, bytes.length),
    };
    start = end + 1;
  }
}

/** JSON of a line. @throws Error naming file and line */
export function parseLine(file: string, line: Line): unknown {
  try {
    return JSON.parse(line.text);
  } catch (error) {
    throw brokenAt(file, line.number, error instanceof Error ? error.message : String(error));
  }
}

/** What is said of a file that cannot be read. */
export const brokenAt = (file: string, line: number, why: string) =>
  new Error(`${file}, line ${line}: ${why}. Repair the line, or start with --reset to make the file anew.`);
