/** Managers of the store. Optional in the API. */
import { type Manager, type ManagerDraft, managerShape } from '../../resources/managers';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { parseItems, parseObject } from './parseResponse';

/** Clients whose API does not list managers. The request is not repeated. */
const clientsWithoutManagers = new WeakSet<Http>();

export function managerCalls(http: Http) {
  return {
    /** Managers of this site. Returns null if the API does not list them. @throws AppError */
    async list(signal?: AbortSignal): Promise<Manager[] | null> {
      if (clientsWithoutManagers.has(http)) return null;
      try {
        const response = await http({ method: 'GET', path: '/admin/managers', ...(signal && { signal }) });
        return parseItems(managerShape, parseObject(response)['managers'], 'managers');
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        clientsWithoutManagers.add(http);
        return null;
      }
    },
    /**
     * Sends an invitation by email, again if this address was invited before.
     * @param key idempotency key, the same for each attempt
     * @throws AppError
     */
    async invite({ email, name }: ManagerDraft, key: string): Promise<void> {
      const headers = { 'Idempotency-Key': key };
      await http({ method: 'POST', path: '/admin/managers', body: { email, name }, headers });
    },
    /** Removes a manager, or withdraws an invitation. @throws AppError */
    async remove(id: string): Promise<void> {
      await http({ method: 'DELETE', path: `/admin/managers/${encodeURIComponent(id)}` });
    },
  };
}

export type ManagerCalls = ReturnType<typeof managerCalls>;
