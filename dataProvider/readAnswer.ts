import { AppError } from './errors';
import { failedAnswer, failureInside } from './failedAnswer';

/** Characters of an answer at most: more would freeze the page. */
const longestAnswer = 20_000_000;

/**
 * The JSON of an answer; `{}` when it is empty.
 * @throws AppError by status, `badAnswer` for a 2xx that is no JSON, or what the answer itself says failed
 */
export async function readAnswer(response: Response, isWrite: boolean): Promise<unknown> {
  const { status, headers } = response;
  if (!response.ok) throw failedAnswer(status, await bodyOfFailure(response), headers, isWrite);
  const badAnswer = (cause?: unknown) => new AppError({ kind: 'badAnswer', status, uncertain: isWrite, cause });
  if (Number(headers.get('Content-Length')) > longestAnswer) throw badAnswer();
  const text = await response.text();
  if (text.trim() === '') return {};
  if (!isJson(headers) || text.length > longestAnswer) throw badAnswer();
  const body = parse(text);
  if (body === undefined) throw badAnswer();
  const failure = failureInside(body, status);
  if (failure) throw failure;
  return body;
}

/** What a failed answer says of itself; undefined where that is no JSON, is cut off or far too long. */
async function bodyOfFailure(response: Response): Promise<unknown> {
  if (!isJson(response.headers) || Number(response.headers.get('Content-Length')) > longestAnswer) return undefined;
  return parse(await response.text().catch(() => ''));
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
