/** Writes of managers. If a response is lost, the list is loaded to verify the outcome. */
import type { ManagerCalls } from '../../../../dataProvider/methods/managers';
import type { Manager, ManagerDraft } from '../../../../resources/managers';
import { writeAndVerify } from '../../../engine/writes/verifiedWrite';

/** Reads the managers. @throws AppError */
type LoadManagers = () => Promise<readonly Manager[]>;

/** Email addresses are compared without case. */
export const isSameEmail = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Sends an invitation. The request is never repeated.
 * @param known managers before the write. If one of them has this address, the API only resends the email, which the list
 * of managers can't verify.
 * @param key idempotency key, the same for each attempt
 * @returns a function that finds the invitations that were created in addition to one
 * @throws AppError with `uncertain` if the outcome can't be verified
 */
export async function inviteManager(
  { load, invite }: { load: LoadManagers; invite: ManagerCalls['invite'] },
  draft: ManagerDraft,
  key: string,
  known: readonly Manager[],
): Promise<() => Promise<readonly Manager[]>> {
  const includesDraft = (managers: readonly Manager[]) => managers.some(({ email }) => isSameEmail(email, draft.email));
  const isResend = includesDraft(known);
  const result = await writeAndVerify({
    write: () => invite(draft, key),
    load,
    verify(managers) {
      if (isResend) return 'unknown';
      return includesDraft(managers) ? 'applied' : 'notApplied';
    },
    verifiedKinds: [],
  });
  if (result.kind !== 'written' && result.kind !== 'applied') throw result.error;
  return async () => {
    if (isResend) return [];
    const [, ...repeated] = (await load()).filter(({ email }) => isSameEmail(email, draft.email));
    return repeated;
  };
}
