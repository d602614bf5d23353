import type { DraftName } from '../../../engine/useDraft';
import { type Edits, isTextField, type Profile, profileFields, without } from './profile';

/** The name under which changes of a customer are kept. */
export const profileDraft = (id: string): DraftName => `edit:customers.${id}`;

/** What a stored text holds of changes: of anything else, and of what is no JSON, nothing is taken. */
export function readProfileDraft(text: string): Edits {
  const stored = parsed(text);
  return { typed: profileIn(stored['typed']), seen: profileIn(stored['seen']) };
}

/** The text that keeps what was typed; '' where all of it is as it was. */
export function writeProfileDraft(edits: Edits): string {
  const asSeen = profileFields.filter((name) => edits.typed[name] === edits.seen[name]);
  const left = without(edits, asSeen);
  return Object.keys(left.typed).length > 0 ? JSON.stringify(left) : '';
}

function profileIn(value: unknown): Partial<Profile> {
  const given: Record<string, unknown> = { ...Object(value) };
  return Object.fromEntries(
    profileFields
      .filter((name) => typeof given[name] === (isTextField(name) ? 'string' : 'boolean'))
      .map((name) => [name, given[name]]),
  );
}

function parsed(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
