/** Name fields of a person; all are optional. */
export interface PersonName {
  name?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  emailAddress?: string | null | undefined;
}

/**
 * Returns the display name of a person: name, else first and last name, else email address. Returns null if all are
 * missing.
 */
export function displayName(person: PersonName): string | null {
  const fullName = [person.firstName, person.lastName].map(trim).filter(Boolean).join(' ');
  return trim(person.name) || fullName || trim(person.emailAddress) || null;
}

/** Returns the initials of the first and last word of a name, or '?' if it has no letters or digits. */
export function getInitials(name: string): string {
  const nameParts = name.split(/[\s@._-]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const relevantParts = nameParts.length > 1 ? [nameParts[0], nameParts[nameParts.length - 1]] : nameParts.slice(0, 1);
  const letters = relevantParts.map((part) => part?.match(/[\p{L}\p{N}]/u)?.[0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}

function trim(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
