import { readFileSync } from 'node:fs';

/** Runners whose reports are read. */
export type Runner = 'vitest' | 'playwright';

/** Reads what a report contains; nothing if it is missing or truncated, which is counted as a failure elsewhere. */
export function readReport<Item, VitestReport, PlaywrightReport>(
  file: string,
  runner: Runner,
  parsers: { vitest: (report: VitestReport) => Item[]; playwright: (report: PlaywrightReport) => Item[] },
): Item[] {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // Formats of the pinned runner versions.
    return runner === 'vitest'
      ? parsers.vitest(report as VitestReport)
      : parsers.playwright(report as PlaywrightReport);
  } catch {
    return [];
  }
}
