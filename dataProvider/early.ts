/** Requests that are begun before the console is up, so that their answers are there when it asks. */
import { addressOf, fetchOptions, type HttpRequest } from './request';

/** Answers under way, each given away once. */
export interface EarlyAnswers {
  /** The answer begun for exactly this request with this token; null when there is none, or it has become old. */
  take(request: HttpRequest, token: string | null): Promise<Response> | null;
}

/** Milliseconds after which an answer that nobody asked for is too old to be given. */
const freshFor = 15_000;

interface Options {
  apiUrl: string;
  token: string | null;
  /** What was begun even earlier: it is not sent again. */
  begun?: EarlyAnswers | undefined;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Sends the requests at once; nothing it begins ever rejects unheard. */
export function beginEarly(
  requests: readonly HttpRequest[],
  { apiUrl, token, begun, now = Date.now, ...ports }: Options,
): EarlyAnswers {
  const send = ports.fetch ?? ((...given: Parameters<typeof fetch>) => globalThis.fetch(...given));
  const begunAt = now();
  const answers = new Map<string, Promise<Response>>();
  if (token !== null) {
    for (const request of requests) {
      const answer = begun?.take(request, token) ?? send(addressOf(apiUrl, request), fetchOptions(request, token));
      answer.catch(() => undefined);
      answers.set(keyOf(request, token), answer);
    }
  }
  return {
    take(request, asking) {
      const key = keyOf(request, asking);
      const answer = answers.get(key);
      answers.delete(key);
      return answer && now() - begunAt <= freshFor ? answer : null;
    },
  };
}

function keyOf(request: HttpRequest, token: string | null): string {
  return [request.method, addressOf('', request), JSON.stringify(request.body) ?? '', token ?? ''].join('\n');
}
