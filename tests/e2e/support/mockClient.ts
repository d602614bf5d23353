/** Tells the fixture backend how to behave, and reads what it has received. */
import type * as z from 'zod/mini';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { putRowsShape } from '../../../mock-server/controls/putRows';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import type { OptionalCall } from '../../../mock-server/optionalCalls';

/** How calls go wrong; `pathPattern` is a regular expression on the path with its query, any call where it is left out; `times` is 1, and with `every` without end. */
export type Fault = Partial<FailureRule>;

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
  requests: (match?: { method?: string; path?: RegExp }) => Promise<LoggedRequest[]>;
  clearRequests: () => Promise<void>;
  /** Puts rows of an entity as they are, whatever they hold. */
  putRows: (...rows: z.infer<typeof putRowsShape>[]) => Promise<void>;
  /** Does without these calls from now on. */
  leaveOut: (...names: OptionalCall[]) => Promise<void>;
}

/**
 * @param onFault told when a test asks for failures
 * @param onExpiry told when tokens become worthless
 */
export function createMockClient(address: string, onFault: () => void, onExpiry: () => void): MockClient {
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
      return control({ failNext: faults.map((fault) => ({ pathPattern: '.', ...fault })) });
    },
    expireTokens: () => {
      onFault();
      onExpiry();
      return control({ expireTokens: true });
    },
    reset: () => control({ reset: true }),
    clearRequests: () => control({ requests: 'clear' }),
    putRows: (...rows) => control({ putRows: rows }),
    leaveOut: (...names) => {
      onFault();
      return control({ without: names });
    },
    requests: async ({ method, path } = {}) => {
      const answer = await fetch(`${address}/__control/requests`);
      const calls = readCalls(await answer.json());
      return calls.filter(
        (call) => call.method !== 'OPTIONS' && (!method || call.method === method) && (!path || path.test(call.path)),
      );
    },
  };
}

function readCalls(json: unknown): LoggedRequest[] {
  const list: unknown = Array.isArray(json) ? json : Object(json)['requests'];
  if (!Array.isArray(list)) throw new Error('The fixture backend gave no list of requests.');
  return list as LoggedRequest[]; // its own format
}
