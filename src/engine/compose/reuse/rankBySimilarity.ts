/** Ranks texts by similarity, in any language. Tolerates typos. */
import { normalizeForSearch } from '../../../lib/normalizeForSearch';

type Weights = ReadonlyMap<string, number>;

/** Words and their character trigrams, so that related word forms and typos still match. */
function extractFeatures(text: string): Set<string> {
  const features = new Set<string>();
  for (const word of normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    features.add(`=${word}`);
    const characters = [...` ${word} `];
    for (let at = 0; at + 3 <= characters.length; at += 1) features.add(characters.slice(at, at + 3).join(''));
    // In languages without spaces, words are long and bigrams are as significant as trigrams.
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) {
      for (let at = 1; at + 3 <= characters.length; at += 1) features.add(characters.slice(at, at + 2).join(''));
    }
  }
  return features;
}

/** Inverse document frequency: features of many texts weigh less. */
function computeWeights(texts: readonly ReadonlySet<string>[]): Weights {
  const counts = new Map<string, number>();
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + texts.length / count)]));
}

function computeSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>, weights: Weights): number {
  const sum = (features: Iterable<string>) => {
    let total = 0;
    for (const feature of features) total += (weights.get(feature) ?? 0) ** 2;
    return total;
  };
  const shared = sum([...a].filter((feature) => b.has(feature)));
  return shared === 0 ? 0 : shared / Math.sqrt(sum(a) * sum(b));
}

/** Lower scores are coincidental. */
const MIN_SIMILARITY = 0.12;

/**
 * Sorts items by the similarity of their text to `to`, most similar first. Dissimilar items are omitted. Items
 * with the same score keep their order.
 */
export function rankBySimilarity<Item>(
  items: readonly Item[],
  toText: (item: Item) => string,
  target: string,
  maxCount: number,
): readonly Item[] {
  const targetFeatures = extractFeatures(target);
  const itemFeatures = items.map((item) => extractFeatures(toText(item)));
  const weights = computeWeights([targetFeatures, ...itemFeatures]);
  return items
    .map((item, at) => ({ item, score: computeSimilarity(targetFeatures, itemFeatures[at] ?? new Set(), weights) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxCount)
    .map(({ item }) => item);
}
