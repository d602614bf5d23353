/** Fake `fetch` that records requests and sends prepared responses. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

type Responder = (call: Call, signal: AbortSignal | null) => Response | Promise<Response>;

export interface FakeServer {
  fetch: typeof fetch;
  calls: Call[];
  /** Responses of the next requests, in order; the last one is repeated. */
  respondWith(...respondWith: Responder[]): void;
}

export function createFakeServer(...first: Responder[]): FakeServer {
  const calls: Call[] = [];
  let waiting = first;
  const server: FakeServer = {
    calls,
    respondWith: (...answers) => {
      waiting = answers;
    },
    async fetch(input, options = {}) {
      const { method = 'GET', body, signal = null } = options;
      if (typeof input !== 'string') throw new Error('Addresses are sent as text.');
      const headers = Object.fromEntries(new Headers(options.headers));
      const call = { method, url: input, headers, body: typeof body === 'string' ? JSON.parse(body) : body };
      calls.push(call);
      const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (!answer) throw new Error(`Nobody said what ${method} ${input} answers.`);
      return answer(call, signal);
    },
  };
  return server;
}

/** JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Responder {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Response with any other content. */
export function text(body: string, status = 200, type = 'text/html'): Responder {
  return () => new Response(body, { status, headers: { 'Content-Type': type } });
}

/** Status 204. */
export const empty: Responder = () => new Response(null, { status: 204 });

/** Connection error. */
export const reset: Responder = () => Promise.reject(new TypeError('fetch failed'));

/** Pending until aborted. */
export const silence: Responder = (_call, signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** Deferred response. */
export function deferredAnswer(): { answer: Responder; give: (answer: Responder) => void } {
  let give: (answer: Responder) => void = () => undefined;
  const given = new Promise<Responder>((resolve) => {
    give = resolve;
  });
  return { answer: async (call, signal) => (await given)(call, signal), give };
}
