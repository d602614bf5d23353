/** Client of the mock server's control API: injects failures and reads the received requests. */
import type * as z from 'zod/mini';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import type { putRowsShape } from '../../../mock-server/controls/seedRows';

/**
 * How requests fail. `pathPattern` is a regular expression on the path with its query and defaults to any request.
 * `times` defaults to 1; with `every` it is unlimited.
 */
export type InjectedFailure = Partial<FailureRule>;

export interface MockClient {
  /** Base URL of the backend. */
  url: string;
  /** Makes the next matching requests fail. The browser's messages about them are allowed. */
  failNext: (...failures: InjectedFailure[]) => Promise<void>;
  /** Ends the failures of `failNext`. */
  clearFailures: () => Promise<void>;
  /** Invalidates all tokens issued so far. */
  expireTokens: () => Promise<void>;
  /** Resets failures, received requests and data to the seed. */
  reset: () => Promise<void>;
  /** Requests since the last reset or `clearRequests`, oldest first, without CORS preflights. */
  requests: (match?: { method?: string; path?: RegExp }) => Promise<LoggedRequest[]>;
  clearRequests: () => Promise<void>;
  /** Stores rows of an entity without validation. */
  putRows: (...rows: z.infer<typeof putRowsShape>[]) => Promise<void>;
  /** Disables optional endpoints from now on. */
  disableEndpoints: (...names: string[]) => Promise<void>;
}

/**
 * @param onFailure called when a test injects failures
 * @param onExpiry called when tokens are invalidated
 */
export function createMockClient(url: string, onFailure: () => void, onExpiry: () => void): MockClient {
  async function control(command: object): Promise<void> {
    const response = await fetch(`${url}/__control`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    });
    if (!response.ok) throw new Error(`The mock server refused ${JSON.stringify(command)}: ${await response.text()}`);
  }

  return {
    url,
    failNext: (...failures) => {
      onFailure();
      return control({ failNext: failures.map((failure) => ({ pathPattern: '.', ...failure })) });
    },
    clearFailures: () => control({ clearFailures: true }),
    expireTokens: () => {
      onFailure();
      onExpiry();
      return control({ expireTokens: true });
    },
    reset: () => control({ reset: true }),
    clearRequests: () => control({ requests: 'clear' }),
    putRows: (...rows) => control({ putRows: rows }),
    disableEndpoints: (...names) => {
      onFailure();
      return control({ without: names });
    },
    requests: async ({ method, path } = {}) => {
      const response = await fetch(`${url}/__control/requests`);
      const requests = parseRequests(await response.json());
      return requests.filter(
        (request) =>
          request.method !== 'OPTIONS' && (!method || request.method === method) && (!path || path.test(request.path)),
      );
    },
  };
}

function parseRequests(json: unknown): LoggedRequest[] {
  const list: unknown = Array.isArray(json) ? json : Object(json)['requests'];
  if (!Array.isArray(list)) throw new Error('The mock server returned no list of requests.');
  return list as LoggedRequest[]; // the backend's response format
}
