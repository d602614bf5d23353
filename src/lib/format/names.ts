/** Returns the initials of the first and last word of a name, or '?' if it has no letters or digits. */
export function getInitials(name: string): string {
  const nameParts = name.split(/[\s@._-]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const relevantParts = nameParts.length > 1 ? [nameParts[0], nameParts[nameParts.length - 1]] : nameParts.slice(0, 1);
  const letters = relevantParts.map((part) => part?.match(/[\p{L}\p{N}]/u)?.[0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}
