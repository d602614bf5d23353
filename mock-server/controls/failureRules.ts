import type { Handler, Request, Response } from 'json-server';
import * as z from 'zod/mini';

/** Failure of the next matching requests. */
export const failureRuleShape = z.strictObject({
  method: z.optional(z.string()),
  /** Regular expression for path and query. */
  pathPattern: z.string(),
  /** Regular expression for the body as JSON. */
  bodyPattern: z.optional(z.string()),
  status: z.optional(z.int()),
  body: z.optional(z.unknown()),
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Closes the connection without a response. */
  reset: z.optional(z.boolean()),
  /** Never responds. */
  hang: z.optional(z.boolean()),
  /** Delay in milliseconds before the failure or the regular response. */
  delay: z.optional(z.number()),
  /** Runs the request first, and only fails the response. */
  applied: z.optional(z.boolean()),
  /** Fails only every n-th matching request. */
  every: z.optional(z.int().check(z.minimum(1))),
  /** Number of requests that fail. Default 1; unlimited with `every`. */
  times: z.optional(z.int()),
});
export type FailureRule = z.infer<typeof failureRuleShape>;

/** Pending failures. */
export interface FailureRules {
  add(rules: readonly FailureRule[]): void;
  clear(): void;
  apply: Handler;
}

export function createFailureRules(): FailureRules {
  let pending: PendingRule[] = [];
  return {
    add: (rules) => {
      pending.push(...rules.map((rule) => ({ rule, remaining: failureCount(rule), seen: 0 })));
    },
    clear: () => {
      pending = [];
    },
    apply: (request, response, next) => {
      const entry = pending.find((item) => isDue(item, request));
      if (!entry) return next();
      entry.remaining -= 1;
      if (entry.remaining <= 0) pending = pending.filter((item) => item !== entry);
      const { rule } = entry;
      const run = () => {
        if (!isFailure(rule)) return next();
        if (rule.applied !== true) return fail(rule, request, response);
        // Routes respond with json(); their response is replaced.
        response.json = () => {
          fail(rule, request, response);
          return response;
        };
        next();
      };
      if (rule.delay === undefined) run();
      else setTimeout(run, rule.delay);
    },
  };
}

interface PendingRule {
  rule: FailureRule;
  /** Remaining failures. */
  remaining: number;
  /** Matching requests so far. */
  seen: number;
}

const failureCount = ({ times, every }: FailureRule) => times ?? (every === undefined ? 1 : Number.POSITIVE_INFINITY);

/** Counts a matching request. Returns true if it should fail. */
function isDue(pending: PendingRule, request: Request): boolean {
  if (!matches(pending.rule, request)) return false;
  pending.seen += 1;
  return pending.seen % (pending.rule.every ?? 1) === 0;
}

function matches(rule: FailureRule, request: Request): boolean {
  if (rule.method !== undefined && rule.method !== request.method) return false;
  if (!new RegExp(rule.pathPattern).test(request.originalUrl)) return false;
  return rule.bodyPattern === undefined || new RegExp(rule.bodyPattern).test(JSON.stringify(request.body));
}

const isFailure = (rule: FailureRule) =>
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
  response.end(
    isHtml ? rule.html : JSON.stringify(rule.body === undefined ? { error: 'Failed on purpose.' } : rule.body),
  );
}
