/** Drafts may contain customers' data, so they expire after a day. */
const DRAFT_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Whether a stored draft, which starts with the time it was written, hasn't expired. */
export function isCurrentDraft(stored: string | null): boolean {
  const [writtenAt = ''] = (stored ?? '').split('\n', 1);
  return writtenAt !== '' && Date.now() - Number(writtenAt) < DRAFT_MAX_AGE_MS;
}

/** Adds the current time to a text to be stored. */
export const stampDraft = (text: string): string => `${Date.now()}\n${text}`;

/** Returns the text without the time it was stored, or null if there is none or it has expired. */
export const unstampDraft = (stored: string | null): string | null =>
  stored !== null && isCurrentDraft(stored) ? stored.slice(stored.indexOf('\n') + 1) : null;
