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
  /** How many calls; 1 unless told. */
  times: z._default(z.int(), 1),
});
export type FailureRule = z.infer<typeof failureRuleShape>;

/** Failures that are waiting for their call. */
export interface FailureRules {
  add(rules: readonly FailureRule[]): void;
  clear(): void;
  apply: Handler;
}

export function createFailureRules(): FailureRules {
  let waiting: { rule: FailureRule; left: number }[] = [];
  return {
    add: (rules) => {
      waiting.push(...rules.map((rule) => ({ rule, left: rule.times })));
    },
    clear: () => {
      waiting = [];
    },
    apply: (request, response, next) => {
      const entry = waiting.find(({ rule }) => matches(rule, request));
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
