import { firstLine, startScript } from '../../mock-server/support/processes';
import { nodeFetch } from '../../support/nodeFetch';
import type { SentCall } from '../../support/renderInSite';

/** A request that the backend received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  body: unknown;
}

/** A mock server in a separate process, because these tests replace the package that parses its GraphQL. */
export interface MockServer {
  /** Sends a call to the backend with the token of its first site. */
  respond(call: SentCall): Promise<Response>;
  /** Restores the rows and clears the received requests. */
  reset(): Promise<void>;
  /** Received writes of records. */
  writes(): Promise<ReceivedRequest[]>;
  /** Variables of the received queries of a root field, such as 'customers'. */
  queries(root: string): Promise<object[]>;
  stop(): void;
}

const sizes = { customers: 120, reviews: 40, questions: 12, rewards: 20 };
const firstSite = { email: 'merchant@demo.example', password: 'demo-demo' };

/** Starts a mock server in memory on a free port, and signs in. */
export async function startMockServer(): Promise<MockServer> {
  const rows = Object.entries(sizes).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const child = startScript('mock-server/start.ts', ['--port', '0', '--controls', ...rows]);
  const url = /at (\S+)/.exec(await firstLine(child))?.[1] ?? '';

  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    return nodeFetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  };
  const signIn = async () => {
    const { access_token: account } = await (await send('POST', '/auth/email', firstSite)).json();
    const { sites } = await (await send('GET', '/auth/sites', undefined, account)).json();
    return String(sites[0].access_token);
  };
  let token = await signIn();
  const requests = async (): Promise<ReceivedRequest[]> =>
    (await (await send('GET', '/__control/requests')).json()).requests;

  return {
    respond: ({ method, path, search, body }) => send(method, path + search, body, token),
    async reset() {
      await send('POST', '/__control', { reset: true });
      token = await signIn();
      await send('POST', '/__control', { requests: 'clear' });
    },
    async writes() {
      const isWrite = ({ method, path }: ReceivedRequest) => method !== 'GET' && !/graphql$|ping$|^\/auth/.test(path);
      return (await requests()).filter(isWrite).map(({ method, path, body }) => ({ method, path, body }));
    },
    async queries(root) {
      const all = (await requests()).map(({ body }) => Object(body));
      return all
        .filter(({ query }) => new RegExp(`: ${root}\\(`).test(String(query)))
        .map(({ variables }) => Object(variables));
    },
    stop: () => void child.kill(),
  };
}
