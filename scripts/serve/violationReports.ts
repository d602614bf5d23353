/** Parses Content-Security-Policy violation reports to log lines. */
import type { IncomingMessage } from 'node:http';

const MAX_REPORT_BYTES = 16_384;

/** Resolves with the line to log. Returns null if the report is too long or invalid. */
export async function parseViolationReport(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_REPORT_BYTES) return null;
    chunks.push(bytes);
  }
  return getLine(Buffer.concat(chunks).toString('utf8'));
}

function getLine(text: string): string | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  const body = Object(Object(report)['csp-report'] ?? report);
  const read = (name: string) => plain(body[name]);
  return `csp: ${read('effective-directive') || read('violated-directive')} blocked ${read('blocked-uri')} on ${read('document-uri')}`;
}

/** Single line without URL query strings, which may contain tokens. */
function plain(value: unknown): string {
  return String(value ?? '')
    .replace(/[?#].*/s, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .slice(0, 300);
}
