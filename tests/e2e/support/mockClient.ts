/** Tells the fixture backend how to behave, and reads what it has received. */

export interface Fault {
  method?: string;
  /** Regular expression on the path with its query. */
  pathPattern?: string;
  status?: number;
  /** JSON to answer. */
  body?: unknown;
  /** HTML to answer instead of JSON. */
  html?: string;
  /** Break the connection. */
  reset?: boolean;
  /** Milliseconds before the answer. */
  delay?: number;
  /** How many calls it applies to; 1 by default. */
  times?: number;
}

export interface ReceivedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface MockClient {
  /** Address of the backend. */
  address: string;
  /** The next calls that match go wrong; the browser's own messages about them are then expected. */
  failNext: (...faults: Fault[]) => Promise<void>;
  /** All tokens given out so far are refused from now on. */
  expireTokens: () => Promise<void>;
  /** Forgets faults and received calls, and puts the data back to the seed. */
  reset: () => Promise<void>;
  /** Calls received since the last reset or `clearRequests`, oldest first, without CORS preflights. */
  requests: (match?: { method?: string; path?: RegExp }) => Promise<ReceivedCall[]>;
  clearRequests: () => Promise<void>;
}

/** @param onFault told when a test asks for failures */
export function createMockClient(address: string, onFault: () => void): MockClient {
  async function control(command: object): Promise<void> {
    const answer = await fetch(`${address}/__control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    });
    if (!answer.ok) throw new Error(`The fixture backend refused ${JSON.stringify(command)}: ${await answer.text()}`);
  }

  return {
    address,
    failNext: (...faults) => {
      onFault();
      return control({ failNext: faults.map((fault) => ({ times: 1, ...fault })) });
    },
    expireTokens: () => {
      onFault();
      return control({ expireTokens: true });
    },
    reset: () => control({ reset: true }),
    clearRequests: () => control({ requests: 'clear' }),
    requests: async ({ method, path } = {}) => {
      const answer = await fetch(`${address}/__control/requests`);
      const calls = readCalls(await answer.json());
      return calls.filter(
        (call) => call.method !== 'OPTIONS' && (!method || call.method === method) && (!path || path.test(call.path)),
      );
    },
  };
}

function readCalls(json: unknown): ReceivedCall[] {
  const list: unknown = Array.isArray(json) ? json : Object(json)['requests'];
  if (!Array.isArray(list)) throw new Error('The fixture backend gave no list of requests.');
  return list as ReceivedCall[]; // its own format
}
