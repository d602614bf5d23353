import { AppError } from '../errors';
import { errorFromResponse, errorInSuccessBody } from './errorFromResponse';

/** Maximum response length in characters. Parsing more would block the main thread. */
const MAX_RESPONSE_LENGTH = 20_000_000;

/**
 * Parses the JSON of a response; `{}` if it is empty.
 * @throws AppError by status, `badAnswer` for a 2xx without JSON, or the error in the response body
 */
export async function parseResponse(response: Response, isWrite: boolean): Promise<unknown> {
  const { status, headers } = response;
  if (!response.ok) throw errorFromResponse(status, await parseErrorBody(response), headers, isWrite);
  const badResponseError = () => new AppError({ kind: 'badAnswer', status, uncertain: isWrite });
  if (Number(headers.get('Content-Length')) > MAX_RESPONSE_LENGTH) throw badResponseError();
  const text = await response.text();
  if (text.trim() === '') return {};
  if (!isJson(headers) || text.length > MAX_RESPONSE_LENGTH) throw badResponseError();
  const body = parse(text);
  if (body === undefined) throw badResponseError();
  const error = errorInSuccessBody(body, status);
  if (error) throw error;
  return body;
}

/** Parses the body of a failed response. Returns undefined if it is not JSON, truncated, or too long. */
async function parseErrorBody(response: Response): Promise<unknown> {
  if (!isJson(response.headers) || Number(response.headers.get('Content-Length')) > MAX_RESPONSE_LENGTH)
    return undefined;
  return response.text().then(parse, () => undefined);
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
