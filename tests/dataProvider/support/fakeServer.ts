/** A stand-in for `fetch` that writes down what it is asked, and answers only what it was told to. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

type Answer = (call: Call, signal: AbortSignal | null) => Response | Promise<Response>;

export interface FakeServer {
  fetch: typeof fetch;
  calls: Call[];
  /** What the next calls are answered with, in order; the last one answers all that follow. */
  answers(...answers: Answer[]): void;
}

export function createFakeServer(...first: Answer[]): FakeServer {
  const calls: Call[] = [];
  let waiting = first;
  const server: FakeServer = {
    calls,
    answers: (...answers) => {
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

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** An answer of any other kind. */
export function text(body: string, status = 200, type = 'text/html'): Answer {
  return () => new Response(body, { status, headers: { 'Content-Type': type } });
}

/** Status 204. */
export const empty: Answer = () => new Response(null, { status: 204 });

/** The connection breaks. */
export const reset: Answer = () => Promise.reject(new TypeError('fetch failed'));

/** Never answers, until it is aborted. */
export const silence: Answer = (_call, signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** An answer given by hand, later. */
export function held(): { answer: Answer; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => undefined;
  const given = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer: async (call, signal) => (await given)(call, signal), give };
}
