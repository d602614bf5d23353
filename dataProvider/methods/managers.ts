/** Invitations of managers. Optional in the API. */
import type { ManagerDraft } from '../../resources/managers';
import type { Http } from '../http/http';

export function managerCalls(http: Http) {
  return {
    /**
     * Sends an invitation by email, again if this address was invited before.
     * @param key idempotency key, the same for each attempt
     * @throws AppError
     */
    async invite({ email, name }: ManagerDraft, key: string): Promise<void> {
      const headers = { 'Idempotency-Key': key };
      await http({ method: 'POST', path: '/admin/managers', body: { email, name }, headers });
    },
  };
}

export type ManagerCalls = ReturnType<typeof managerCalls>;
