import type { Place } from './recent';

/** The pages whose name holds every word of the text, those that begin with it first. */
export function matchPages(pages: readonly Place[], text: string): readonly Place[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = pages.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  const rank = ({ label }: Place) => (plain(label).startsWith(words[0] ?? '') ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
