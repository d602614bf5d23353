import { AppError, toAppError } from '../errors';
import type { HttpRequest } from './request';

interface Ports {
  token: () => string | null;
  renew: (() => Promise<boolean>) | undefined;
  send: (request: HttpRequest, bearer: string | null) => Promise<unknown>;
}

/**
 * Sends requests with the current token and retries after a 401 once the token was renewed. Retrying is safe
 * because a request with a 401 had no effect. Concurrent 401s share one re-authentication prompt.
 * @throws AppError auth if no new token was obtained
 */
export function createAuthRetry({ token, renew, send }: Ports): (request: HttpRequest) => Promise<unknown> {
  let pendingRenewal: Promise<boolean> | null = null;

  const requestRenewal = (): Promise<boolean> => {
    pendingRenewal ??= Promise.resolve(renew?.() ?? false)
      .catch(() => false)
      .finally(() => {
        pendingRenewal = null;
      });
    return pendingRenewal;
  };
  /** Checks for a newer token than the rejected one. Prompts for one at most once per request. */
  const obtainNewToken = async (
    rejectedToken: string | null,
    hasRequestedRenewal: boolean,
  ): Promise<'replaced' | 'prompted' | 'none'> => {
    const current = token();
    // Another call or tab may have renewed the token since this request was sent.
    if (current !== null && current !== rejectedToken) return 'replaced';
    return !hasRequestedRenewal && (await requestRenewal()) ? 'prompted' : 'none';
  };

  return async (request) => {
    let bearer = token();
    let hasRequestedRenewal = false;
    for (;;) {
      try {
        return await send(request, bearer);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind !== 'auth' || request.canRenew === false) throw error;
        const outcome = await obtainNewToken(bearer, hasRequestedRenewal);
        if (outcome === 'none') throw error;
        if (request.signal?.aborted) throw new AppError({ kind: 'canceled' });
        hasRequestedRenewal ||= outcome === 'prompted';
        bearer = token();
      }
    }
  };
}
