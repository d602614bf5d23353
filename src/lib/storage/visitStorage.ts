/** Items of this tab that belong to a page without a session, such as an invitation. They survive a reload and a sign-out. */

import { createSafeStorage } from '../../../dataProvider/session/safeStorage';
import { type INVITATION_STORAGE_KEY, VISIT_STORAGE_PREFIX } from '../../../dataProvider/session/storageKeys';

/** The token of an opened invitation, and input of the pages without a session. */
type VisitItem = typeof INVITATION_STORAGE_KEY | 'invitationName' | 'privateAppShop';

const storage = createSafeStorage(() => sessionStorage);

/** Returns the stored text, or '' if there is none. Never throws. */
export const getVisitItem = (key: VisitItem): string => storage.get(VISIT_STORAGE_PREFIX + key) ?? '';

/** Stores a text, or removes it (''). If it can't be stored, it is kept in memory. */
export function setVisitItem(key: VisitItem, text: string): void {
  if (text !== '') storage.set(VISIT_STORAGE_PREFIX + key, text);
  else storage.remove(VISIT_STORAGE_PREFIX + key);
}
