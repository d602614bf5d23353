import { INVITATION_STORAGE_KEY } from '../../../../dataProvider/session/storageKeys';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';

/** The token of the invitation whose link was opened in this tab; '' if there is none. */
export function getPendingInvitation(): string {
  return getVisitItem(INVITATION_STORAGE_KEY) || (window.__boot?.invitation ?? '');
}

/** Removes the invitation and its draft, after it was accepted or declined. */
export function clearPendingInvitation(): void {
  setVisitItem(INVITATION_STORAGE_KEY, '');
  setVisitItem('invitationName', '');
  if (window.__boot) window.__boot.invitation = null;
}
