/** Finds the texts that are most like another, in any language and with any slip of the pen. */
import { fold } from '../fold';

type Weights = ReadonlyMap<string, number>;

/** Words, and within them every three letters in a row: so 'washing' is near 'wash', and a slip costs little. */
function featuresOf(text: string): Set<string> {
  const features = new Set<string>();
  for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    features.add(`=${word}`);
    const letters = [...` ${word} `];
    for (let at = 0; at + 3 <= letters.length; at += 1) features.add(letters.slice(at, at + 3).join(''));
    // Words of languages that write without blanks are long: two signs in a row say as much as three letters.
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) {
      for (let at = 1; at + 3 <= letters.length; at += 1) features.add(letters.slice(at, at + 2).join(''));
    }
  }
  return features;
}

/** What many texts have says little about any of them. */
function weigh(texts: readonly ReadonlySet<string>[]): Weights {
  const counts = new Map<string, number>();
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + texts.length / count)]));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>, weights: Weights): number {
  const sum = (features: Iterable<string>) => {
    let all = 0;
    for (const feature of features) all += (weights.get(feature) ?? 0) ** 2;
    return all;
  };
  const both = sum([...one].filter((feature) => other.has(feature)));
  return both === 0 ? 0 : both / Math.sqrt(sum(one) * sum(other));
}

/** Less is chance. */
const least = 0.12;

/**
 * The items whose text is nearest, the nearest first; those with nothing in common are left out. The same text is as
 * near as can be, and equal ones keep their order.
 */
export function nearest<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  to: string,
  most: number,
): readonly Item[] {
  const wanted = featuresOf(to);
  const known = items.map((item) => featuresOf(textOf(item)));
  const weights = weigh([wanted, ...known]);
  return items
    .map((item, at) => ({ item, score: likeness(wanted, known[at] ?? new Set(), weights) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}
