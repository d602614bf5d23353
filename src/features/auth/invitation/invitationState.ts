import { type AppError, type AppErrorKind, toAppError } from '../../../../dataProvider/errors';
import type { EntryCalls, Invitation } from '../../../../dataProvider/methods/entryCalls';
import { INVITATION_STORAGE_KEY } from '../../../../dataProvider/session/storageKeys';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';

/** An invitation as last read from the server. */
export type InvitationState =
  | { kind: 'open'; invitation: Invitation }
  /** The server says that it isn't valid, or no longer. */
  | { kind: 'ended'; error: AppError }
  | { kind: 'failed'; error: AppError };

/** How an invitation was answered. `lost` is accepted by a request whose response was lost, with the typed password. */
export type InvitationAnswer = { kind: 'declined' } | { kind: 'lost'; password: string };

/** Kinds of errors by which the server refuses an invitation. */
const refusals: readonly AppErrorKind[] = ['auth', 'forbidden', 'notFound', 'conflict', 'validation'];

/** Reads an invitation. Never rejects; after an abort, it has `failed` with the kind `canceled`. */
export async function readInvitation(
  calls: EntryCalls,
  emailToken: string,
  signal?: AbortSignal,
): Promise<InvitationState> {
  try {
    return { kind: 'open', invitation: await calls.loadInvitation(emailToken, signal) };
  } catch (thrown) {
    const error = toAppError(thrown);
    return { kind: refusals.includes(error.kind) ? 'ended' : 'failed', error };
  }
}

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
