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

function trim(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
