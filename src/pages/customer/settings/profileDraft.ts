import type { DraftName } from '../../../engine/drafts/useDraft';
import { dropEdits, isTextField, type Profile, type ProfileEdits, profileFields } from './profile';

/** Storage name of a customer's draft. */
export const getProfileDraftName = (id: string): DraftName => `edit:customers.${id}`;

/** Parses a stored draft. Invalid JSON and values are ignored. */
export function parseProfileDraft(text: string): ProfileEdits {
  const stored = parseObject(text);
  return { typed: parseProfile(stored['typed']), seen: parseProfile(stored['seen']) };
}

/** Serializes edits for storage. Returns '' if nothing was changed. */
export function serializeProfileDraft(edits: ProfileEdits): string {
  const unchanged = profileFields.filter((name) => edits.typed[name] === edits.seen[name]);
  const changed = dropEdits(edits, unchanged);
  return Object.keys(changed.typed).length > 0 ? JSON.stringify(changed) : '';
}

function parseProfile(value: unknown): Partial<Profile> {
  const values: Record<string, unknown> = { ...Object(value) };
  return Object.fromEntries(
    profileFields
      .filter((name) => typeof values[name] === (isTextField(name) ? 'string' : 'boolean'))
      .map((name) => [name, values[name]]),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
