import type { App } from 'json-server';
import * as z from 'zod/mini';
import { readBody } from '../rules/fieldTexts';
import type { Tokens } from '../tokens';
import { createFailureRules, failureRuleShape } from './failureRules';
import { createRequestLog } from './requestLog';

const command = z.strictObject({
  failNext: z.optional(z.array(failureRuleShape)),
  clearFailures: z.optional(z.boolean()),
  expireTokens: z.optional(z.boolean()),
  requests: z.optional(z.enum(['clear', 'list'])),
  reset: z.optional(z.boolean()),
});

/**
 * Lets tests steer the backend. POST /__control `{ failNext?, clearFailures?, expireTokens?, requests?, reset? }`
 * → `{ requests }`; GET /__control/requests → `{ requests }`.
 * `reset` makes all rows and tokens as they were at first, and forgets failures and requests.
 */
export function openControls(app: App, tokens: Tokens, reseed: () => void): void {
  const failures = createFailureRules();
  const log = createRequestLog();

  app.get('/__control/requests', (_request, response) => {
    response.json({ requests: log.list() });
  });
  app.post('/__control', (request, response) => {
    const given = command.parse(readBody(command, request.body));
    if (given.reset === true) {
      reseed();
      tokens.restart();
      failures.clear();
      log.clear();
    }
    if (given.clearFailures === true) failures.clear();
    if (given.expireTokens === true) tokens.expireAll();
    if (given.requests === 'clear') log.clear();
    failures.add(given.failNext ?? []);
    response.json({ requests: given.requests === 'list' ? log.list() : [] });
  });
  app.use(log.record);
  app.use(failures.apply);
}
