import { AppError, toAppError } from './errors';
import type { HttpRequest } from './request';

interface Ports {
  token: () => string | null;
  renew: (() => Promise<boolean>) | undefined;
  send: (request: HttpRequest, bearer: string | null) => Promise<unknown>;
}

/**
 * Sends calls with the token as it is when they start. One that is refused for its token is sent again with
 * a new one: the server did nothing with the first. However many are refused together, one question is asked.
 * @throws AppError auth when no new token was to be had
 */
export function createRenewed({ token, renew, send }: Ports): (request: HttpRequest) => Promise<unknown> {
  let question: Promise<boolean> | null = null;

  const ask = (): Promise<boolean> => {
    question ??= Promise.resolve(renew?.() ?? false)
      .catch(() => false)
      .finally(() => {
        question = null;
      });
    return question;
  };
  /** Whether there is a token that may do better than the one that was refused. */
  const getsNew = async (refused: string | null, hasAsked: boolean): Promise<'new' | 'asked' | 'none'> => {
    const current = token();
    // Another call, or another tab, may have renewed it since this call was sent.
    if (current !== null && current !== refused) return 'new';
    return !hasAsked && (await ask()) ? 'asked' : 'none';
  };

  return async (request) => {
    let bearer = token();
    let hasAsked = false;
    for (;;) {
      try {
        return await send(request, bearer);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind !== 'auth' || request.renews === false) throw error;
        const outcome = await getsNew(bearer, hasAsked);
        if (outcome === 'none') throw error;
        if (request.signal?.aborted) throw new AppError({ kind: 'cancelled' });
        hasAsked ||= outcome === 'asked';
        bearer = token();
      }
    }
  };
}
