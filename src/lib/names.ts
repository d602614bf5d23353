/** What a person may be called by; all of it may be missing. */
export interface Named {
  name?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  emailAddress?: string | null | undefined;
}

/** The name of a person to show: name, else first and last name, else the e-mail address; null when there is nothing. */
export function personName(person: Named): string | null {
  const both = [person.firstName, person.lastName].map(trimmed).filter(Boolean).join(' ');
  return trimmed(person.name) || both || trimmed(person.emailAddress) || null;
}

/** One or two letters that stand for a name: the first of its first and last word; '?' when it has no letter. */
export function initials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words.slice(0, 1);
  const letters = picked.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}

function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
