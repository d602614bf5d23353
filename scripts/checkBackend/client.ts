/** Sends single requests to a backend and keeps them for the report. */
import { buildUrl, type HttpRequest, requestInit } from '../../dataProvider/http/request.ts';

/** A request as it was sent, without its token. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON; '' if there was no body. */
  body: string;
}

export interface Answer {
  /** 0 if there was no response. */
  status: number;
  /** Why there was no response; '' if there was one. */
  failure: string;
  headers: Headers;
  /** Parsed JSON; undefined if the body is something else or empty. */
  body: unknown;
  request: SentRequest;
}

/** A request of a probe. Without `token`, that of the store is sent; null sends none. */
export interface ProbeRequest extends Omit<HttpRequest, 'method'> {
  method: HttpRequest['method'] | 'OPTIONS';
  token?: string | null;
}

/** Never throws: a failed connection is status 0. */
export type Send = (request: ProbeRequest) => Promise<Answer>;

/** Requests without a response for this long count as failed. */
const TIMEOUT_MS = 20_000;

export function createSend(apiUrl: string, getToken: () => string | null): Send {
  return async ({ token = getToken(), method, ...request }) => {
    const url = buildUrl(apiUrl, { ...request, method: 'GET' });
    const init = { ...requestInit({ ...request, method: 'GET' }, token), method };
    const sent = toSentRequest(url, init);
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = parse(await response.text());
      return { status: response.status, failure: '', headers: response.headers, body, request: sent };
    } catch (error) {
      const failure = describeConnectionError(error);
      return { status: 0, failure, headers: new Headers(), body: undefined, request: sent };
    }
  };
}

const connectionErrors: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused: start the backend, or correct the port in --url',
  ENOTFOUND: 'the host is unknown: correct it in --url',
  EAI_AGAIN: 'the host is unknown: correct it in --url',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted: name it in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted: name it in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted: name it in NODE_EXTRA_CA_CERTS',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  TimeoutError: `it took more than ${TIMEOUT_MS / 1000} s`,
};

/** Why a request got no response, and what to do about it. */
export function describeConnectionError(error: unknown): string {
  // `fetch` wraps the error of the connection.
  const { cause = error } = Object(error);
  const { code, name, message } = Object(cause);
  return (
    connectionErrors[String(code)] ?? connectionErrors[String(name)] ?? String(message || code || 'unknown reason')
  );
}

/** Status of a response for people. */
export const describeStatus = ({ status, failure }: Answer): string =>
  status === 0 ? `no response (${failure})` : String(status);

/** Says that a response lacks an expected part, with its status. */
export const describeNone = (answer: Answer): string =>
  answer.status === 0 ? describeStatus(answer) : `none, with status ${answer.status}`;

/** The request without its token. */
export function toSentRequest(url: string, init: RequestInit): SentRequest {
  const { authorization, ...headers } = Object.fromEntries(new Headers(init.headers).entries());
  return {
    method: init.method ?? 'GET',
    url,
    headers: { ...(authorization !== undefined && { authorization: 'Bearer $TOKEN' }), ...headers },
    body: typeof init.body === 'string' ? init.body : '',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
