import type { SentRequest } from './client.ts';

/** A shell command that sends the request again. The token is the variable TOKEN. */
export function formatCurl({ method, url, headers, body }: SentRequest): string {
  const parts = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === '' ? [] : [`-d ${quote(body)}`]),
    quote(url),
  ];
  return parts.join(' ');
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
