import type { AppOptions } from '../../../mock-server/appOptions';
import { createApp } from '../../../mock-server/createApp';
import { type ListeningServer, listen } from '../../../mock-server/listen';

/** Response: status, parsed body (text if it is not JSON), headers. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
  body: any;
  headers: Headers;
}

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Running backend with the demo user signed in. */
export interface RunningBackend extends ListeningServer {
  /** Requests without a token. */
  anonymous: Call;
  /** Requests with the sign-in token. */
  signedIn: Call;
  /** Requests with the token of the first and of the second site. */
  first: Call;
  second: Call;
  /** Runs a query on the first or another site. @throws Error if the status is not 200 */
  query: (text: string, variables?: object, by?: Call) => Promise<Answer['body']>;
}

export const small: AppOptions = {
  customers: 60,
  reviews: 90,
  questions: 40,
  rewards: 80,
  now: Date.parse('2026-11-21T10:00:00.000Z'),
};

export async function startBackend(options: AppOptions = small): Promise<RunningBackend> {
  const listening = await listen(createApp(options), 0);
  const anonymous = callWith(listening.url, null);
  const { body: signIn } = await anonymous('POST', '/auth/email', {
    email: 'merchant@demo.example',
    password: 'demo-demo',
  });
  const signedIn = callWith(listening.url, signIn.access_token);
  const { body: session } = await signedIn('GET', '/auth/sites');
  const first = callWith(listening.url, session.sites[0].access_token);
  const second = callWith(listening.url, session.sites[1].access_token);
  const query: RunningBackend['query'] = async (text, variables = {}, by = first) => {
    const { status, body } = await by('POST', '/admin/graphql', { query: text, variables });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  return { ...listening, anonymous, signedIn, first, second, query };
}

export function callWith(url: string, token: string | null): Call {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text), headers: response.headers };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
