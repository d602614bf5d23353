import type { Request } from 'json-server';
import { Problem } from './problem';
import type { Change } from './store/change';
import type { Site } from './store/site';

/** Answers that are remembered. */
const remembered = 5000;

/** The key of a call that must not be done twice; null where it carries none. @throws Problem 400 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\w.:-]{8,200}$/.test(key)) throw new Problem(400, 'The Idempotency-Key must be 8 to 200 letters and digits.');
  return key;
}

/** What was answered to a call with this key; null where there was none. */
export function answeredBefore(site: Site, key: string | null): object | null {
  if (key === null) return null;
  return site.documents.answered.find((one) => one.key === key)?.answer ?? null;
}

/** The change that remembers an answer; committed with what the call did, so that neither is without the other. */
export function rememberAnswer(site: Site, key: string | null, answer: Record<string, unknown>): Change[] {
  if (key === null) return [];
  const answered = [...site.documents.answered, { key, answer }].slice(-remembered);
  return [{ site: site.id, documents: { answered } }];
}
