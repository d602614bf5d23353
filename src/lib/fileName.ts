const most = 48;
/** Shown of the end, where the type of the file stands. */
const end = 12;

/**
 * A file's name as it can be shown: short, with a mark in place of what is no character or would turn the
 * direction of writing, which can make one ending look like another. Put it in a `<bdi>`.
 */
export function shownFileName(name: string): string {
  const plain = [...name.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '\ufffd')];
  if (plain.length <= most) return plain.join('');
  return `${plain.slice(0, most - end - 1).join('')}…${plain.slice(-end).join('')}`;
}
