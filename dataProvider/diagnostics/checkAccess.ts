import { toAppError } from '../errors';
import { createHttp } from '../http/http';
import type { Target } from './runChecks';

/** `unknown`: the calls failed in a way that says nothing about access, such as a server error. */
export type Access = 'granted' | 'denied' | 'signedOut' | 'unknown';

/** The calls that decide about access: the account's, and the site's. */
const paths = ['/auth/sites', '/admin/settings'];

/** Checks if the session may use the site. A refusal of any call counts. Never throws. */
export async function checkAccess(target: Target): Promise<Access> {
  const http = createHttp({ ...target, canRetry: false });
  const statuses = await Promise.all(
    paths.map((path) =>
      http({ method: 'GET', path }).then(
        () => 200,
        (thrown: unknown) => toAppError(thrown).status,
      ),
    ),
  );
  if (statuses.includes(403)) return 'denied';
  if (statuses.includes(401)) return 'signedOut';
  return statuses.includes(200) ? 'granted' : 'unknown';
}
