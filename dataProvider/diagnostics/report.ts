import { isObject } from '../parse/isObject';
import type { CheckResult } from './check';

/** A run of checks. It can be shared: it holds no token, no ids of records, and no values. */
export interface DiagnosticsReport {
  version: 2;
  /** ISO 8601 instant of the start. */
  startedAt: string;
  apiUrl: string;
  siteId: string | null;
  /** False if the run was stopped. */
  isComplete: boolean;
  results: readonly CheckResult[];
}

/** The report as text for a file or the clipboard. */
export function formatReport(report: DiagnosticsReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Parses stored reports, newest first. Returns an empty list if the text is not such a list. */
export function parseReports(text: string | null): readonly DiagnosticsReport[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  } catch {
    return [];
  }
}

function isReport(value: unknown): value is DiagnosticsReport {
  return (
    isObject(value) &&
    value['version'] === 2 &&
    typeof value['startedAt'] === 'string' &&
    Array.isArray(value['results']) &&
    value['results'].every((result) => isObject(result) && Array.isArray(result['misfits']))
  );
}
