/** The only place that sends requests. */
import type { EarlyAnswers } from './early';
import { AppError, toAppError } from './errors';
import { graphqlPath } from './graphqlPath';
import { isOffline } from './isOffline';
import { readAnswer } from './readAnswer';
import { createRenewed } from './renewed';
import { repeatRead, type Wait } from './repeatRead';
import { addressOf, fetchOptions, type HttpRequest } from './request';
import { withDeadline } from './withDeadline';

export type { HttpRequest } from './request';

/**
 * Sends a call and resolves with the parsed JSON, `{}` when the answer is empty.
 * Reads (GET, and queries) are given up after 20 s and sent again at most twice; writes after 30 s, and never.
 * @throws AppError
 */
export type Http = (request: HttpRequest) => Promise<unknown>;

export interface HttpOptions {
  apiUrl: string;
  /** The token of one site, always the same one: asked when a call starts, and again after a renewal. */
  token: () => string | null;
  /** Asks to sign in after a 401; true: the token is a new one, and what was refused is sent once more. */
  renew?: () => Promise<boolean>;
  fetch?: typeof fetch;
  early?: EarlyAnswers;
  /** How the pause between two reads is waited for; tests pass their own. */
  wait?: Wait;
}

/** Milliseconds to the end of a call. */
const deadlines = { read: 20_000, write: 30_000 };

/** The client of one site. */
export function createHttp({ apiUrl, token, renew, early, wait, ...ports }: HttpOptions): Http {
  const send = ports.fetch ?? ((...given: Parameters<typeof fetch>) => globalThis.fetch(...given));

  async function attempt(request: HttpRequest, bearer: string | null, begun: Promise<Response> | null) {
    const isWrite = !isRead(request);
    // Offline, nothing is sent: not now, and not by itself later.
    if (isOffline()) throw new AppError({ kind: 'offline' });
    return withDeadline(isWrite ? deadlines.write : deadlines.read, request.signal, isWrite, async (signal) => {
      const answer = begun ?? send(addressOf(apiUrl, request), { ...fetchOptions(request, bearer), signal });
      return readAnswer(await answer, isWrite);
    });
  }

  /** What was begun before the console was up; undefined when there is nothing, or it failed. */
  async function begunAnswer(request: HttpRequest, bearer: string | null): Promise<{ answer: unknown } | undefined> {
    const begun = early?.take(request, bearer);
    if (!begun) return undefined;
    try {
      return { answer: await attempt(request, bearer, begun) };
    } catch (thrown) {
      if (toAppError(thrown).kind === 'cancelled') throw thrown;
      return undefined;
    }
  }

  const sendWith = async (request: HttpRequest, bearer: string | null): Promise<unknown> => {
    if (!isRead(request)) return attempt(request, bearer, null);
    const begun = await begunAnswer(request, bearer);
    return begun ? begun.answer : repeatRead(() => attempt(request, bearer, null), request.signal, wait);
  };
  return createRenewed({ token, renew, send: sendWith });
}

function isRead({ method, path }: HttpRequest): boolean {
  return method === 'GET' || (method === 'POST' && path === graphqlPath);
}
