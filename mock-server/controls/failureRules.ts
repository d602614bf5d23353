import type { Handler, Request, Response } from 'json-server';
import * as z from 'zod/mini';

/** How the next calls that match are to fail. */
export const failureRuleShape = z.strictObject({
  method: z.optional(z.string()),
  /** Regular expression over path and query. */
  pathPattern: z.string(),
  /** Regular expression over the body as JSON text. */
  bodyPattern: z.optional(z.string()),
  status: z.optional(z.int()),
  body: z.optional(z.unknown()),
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Closes the connection without an answer. */
  reset: z.optional(z.boolean()),
  /** Never answers. */
  hang: z.optional(z.boolean()),
  /** Milliseconds before whatever follows. */
  delay: z.optional(z.number()),
  /** Does what was asked first, and fails only in the answer. */
  applied: z.optional(z.boolean()),
  /** Only each n-th of the calls that match. */
  every: z.optional(z.int().check(z.minimum(1))),
  /** How many calls fail; 1 unless told, and with `every` as many as come. */
  times: z.optional(z.int()),
});
export type FailureRule = z.infer<typeof failureRuleShape>;

/** Failures that are waiting for their call. */
export interface FailureRules {
  add(rules: readonly FailureRule[]): void;
  clear(): void;
  apply: Handler;
}

export function createFailureRules(): FailureRules {
  let waiting: Waiting[] = [];
  return {
    add: (rules) => {
      waiting.push(...rules.map((rule) => ({ rule, left: leftOf(rule), seen: 0 })));
    },
    clear: () => {
      waiting = [];
    },
    apply: (request, response, next) => {
      const entry = waiting.find((one) => isDue(one, request));
      if (!entry) return next();
      entry.left -= 1;
      if (entry.left <= 0) waiting = waiting.filter((one) => one !== entry);
      const { rule } = entry;
      const go = () => {
        if (!fails(rule)) return next();
        if (rule.applied !== true) return fail(rule, request, response);
        // The routes answer by json(); what they say is thrown away.
        response.json = () => {
          fail(rule, request, response);
          return response;
        };
        next();
      };
      if (rule.delay === undefined) go();
      else setTimeout(go, rule.delay);
    },
  };
}

interface Waiting {
  rule: FailureRule;
  /** Calls that it still lets fail. */
  left: number;
  /** Calls that matched so far. */
  seen: number;
}

const leftOf = ({ times, every }: FailureRule) => times ?? (every === undefined ? 1 : Number.POSITIVE_INFINITY);

/** Counts a call that matches; whether it is its turn to fail. */
function isDue(waiting: Waiting, request: Request): boolean {
  if (!matches(waiting.rule, request)) return false;
  waiting.seen += 1;
  return waiting.seen % (waiting.rule.every ?? 1) === 0;
}

function matches(rule: FailureRule, request: Request): boolean {
  if (rule.method !== undefined && rule.method !== request.method) return false;
  if (!new RegExp(rule.pathPattern).test(request.originalUrl)) return false;
  return rule.bodyPattern === undefined || new RegExp(rule.bodyPattern).test(JSON.stringify(request.body));
}

const fails = (rule: FailureRule) =>
  rule.reset === true ||
  rule.hang === true ||
  rule.status !== undefined ||
  rule.html !== undefined ||
  rule.body !== undefined;

function fail(rule: FailureRule, request: Request, response: Response): void {
  if (rule.hang === true) return;
  if (rule.reset === true) {
    request.socket.destroy();
    return;
  }
  for (const [name, value] of Object.entries(rule.headers ?? {})) response.set(name, value);
  response.statusCode = rule.status ?? 200;
  const isHtml = rule.html !== undefined;
  response.set('Content-Type', isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  response.end(isHtml ? rule.html : JSON.stringify(rule.body ?? { error: 'Failed on purpose.' }));
}
