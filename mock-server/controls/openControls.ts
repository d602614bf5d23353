import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { isOptionalCall, type OptionalCalls } from '../optionalCalls';
import type { RejectedKeys } from '../rejectedKeys';
import { parseBody } from '../rules/parseBody';
import type { UploadedFiles } from '../uploads/uploadedFiles';
import { createFailureRules, failureRuleShape } from './failureRules';
import { createRequestLog } from './requestLog';
import { putRowsShape, seedRows } from './seedRows';

const command = z.strictObject({
  failNext: z.optional(z.array(failureRuleShape)),
  clearFailures: z.optional(z.boolean()),
  expireTokens: z.optional(z.boolean()),
  requests: z.optional(z.enum(['clear', 'list'])),
  reset: z.optional(z.boolean()),
  without: z.optional(z.array(z.string().check(z.refine(isOptionalCall)))),
  /** Keys of the settings that this backend doesn't know. */
  unknownSettings: z.optional(z.array(z.string())),
  putRows: z.optional(z.array(putRowsShape)),
});

/** State that the controls can change. */
interface Controlled {
  backend: Backend;
  optional: OptionalCalls;
  settingKeys: RejectedKeys;
  files: UploadedFiles;
  /** Restores the initial rows. */
  reseed: () => void;
}

/**
 * Lets tests control the backend. POST /__control takes a {@link command} and responds with `{ requests }`;
 * GET /__control/requests responds with `{ requests }`. `reset` is applied first: it restores rows, files,
 * tokens, invitations, optional calls, and setting keys, and clears failures and requests.
 */
export function openControls(app: App, { backend, optional, settingKeys, files, reseed }: Controlled): void {
  const { store, tokens, accounts } = backend;
  const failures = createFailureRules();
  const log = createRequestLog();

  app.get('/__control/requests', (_request, response) => {
    response.json({ requests: log.list() });
  });
  app.post('/__control', (request, response) => {
    const body = command.parse(parseBody(command, request.body));
    if (body.reset === true) {
      reseed();
      files.clear();
      tokens.restart();
      accounts.restart();
      optional.restart();
      settingKeys.reject([]);
      failures.clear();
      log.clear();
    }
    if (body.clearFailures === true) failures.clear();
    if (body.expireTokens === true) tokens.expireAll();
    if (body.requests === 'clear') log.clear();
    if (body.without) optional.disable(body.without);
    if (body.unknownSettings) settingKeys.reject(body.unknownSettings);
    for (const rows of body.putRows ?? []) seedRows(store, rows);
    failures.add(body.failNext ?? []);
    response.json({ requests: body.requests === 'list' ? log.list() : [] });
  });
  app.use(log.record);
  app.use(failures.apply);
}
