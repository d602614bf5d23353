import { readFileSync, statSync } from 'node:fs';

/** Line of a file. `number` starts at 1; `isWhole` is false if the line break is missing. */
export interface FileLine {
  number: number;
  text: string;
  isWhole: boolean;
  /** Offset of the byte after the line. */
  end: number;
}

/** Reads the lines of a file. @throws Error if it is a directory or a device */
export function* readLines(file: string): Iterable<FileLine> {
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

/** Parses a line as JSON. @throws Error with file and line */
export function parseLine(file: string, line: FileLine): unknown {
  try {
    return JSON.parse(line.text);
  } catch (error) {
    throw lineError(file, line.number, error instanceof Error ? error.message : String(error));
  }
}

/** Error about an invalid line. */
export const lineError = (file: string, line: number, why: string) =>
  new Error(`${file}, line ${line}: ${why}. Fix the line, or start with --reset to recreate the file.`);
