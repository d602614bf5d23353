import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { type OptionalCalls, optionalNames } from '../optionalCalls';
import { readBody } from '../rules/fieldTexts';
import type { UploadedFiles } from '../uploads/uploadedFiles';
import { createFailureRules, failureRuleShape } from './failureRules';
import { putRows, putRowsShape } from './putRows';
import { createRequestLog } from './requestLog';

const command = z.strictObject({
  failNext: z.optional(z.array(failureRuleShape)),
  clearFailures: z.optional(z.boolean()),
  expireTokens: z.optional(z.boolean()),
  requests: z.optional(z.enum(['clear', 'list'])),
  reset: z.optional(z.boolean()),
  without: z.optional(z.array(z.enum(optionalNames))),
  putRows: z.optional(z.array(putRowsShape)),
});

/** What the controls reach. */
interface Controlled {
  backend: Backend;
  optional: OptionalCalls;
  files: UploadedFiles;
  /** Makes all rows as they were at first. */
  reseed: () => void;
}

/**
 * Lets tests steer the backend: POST /__control with a {@link command}, answered `{ requests }`;
 * GET /__control/requests → `{ requests }`. `reset` comes first: rows, files, tokens and calls as at the start, and
 * failures and requests forgotten.
 */
export function openControls(app: App, { backend, optional, files, reseed }: Controlled): void {
  const { store, tokens } = backend;
  const failures = createFailureRules();
  const log = createRequestLog();

  app.get('/__control/requests', (_request, response) => {
    response.json({ requests: log.list() });
  });
  app.post('/__control', (request, response) => {
    const given = command.parse(readBody(command, request.body));
    if (given.reset === true) {
      reseed();
      files.clear();
      tokens.restart();
      optional.restart();
      failures.clear();
      log.clear();
    }
    if (given.clearFailures === true) failures.clear();
    if (given.expireTokens === true) tokens.expireAll();
    if (given.requests === 'clear') log.clear();
    if (given.without) optional.leaveOut(given.without);
    for (const rows of given.putRows ?? []) putRows(store, rows);
    failures.add(given.failNext ?? []);
    response.json({ requests: given.requests === 'list' ? log.list() : [] });
  });
  app.use(log.record);
  app.use(failures.apply);
}
