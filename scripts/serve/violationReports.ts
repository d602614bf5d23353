/** Takes the browser's reports of what the Content-Security-Policy has stopped, and logs a line for each. */
import type { IncomingMessage } from 'node:http';

const longest = 16_384;

/** Resolves to the line to log; null when the report is too long or says nothing. */
export async function readViolation(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > longest) return null;
    chunks.push(bytes);
  }
  return lineOf(Buffer.concat(chunks).toString('utf8'));
}

function lineOf(text: string): string | null {
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

/** One line, without the query of an address: a token may be in it. */
function plain(value: unknown): string {
  return String(value ?? '')
    .replace(/[?#].*$/s, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .slice(0, 300);
}
