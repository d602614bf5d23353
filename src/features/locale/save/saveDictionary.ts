/** Saves a dictionary with optimistic concurrency: read, merge, write, and verify if the response was lost. */

import { AppError } from '../../../../dataProvider/errors';
import { isDeepEqual, mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
import { getText } from '../rows/analyzeRows';

/** Outcome of a save. */
export type SaveDictionaryOutcome =
  | { kind: 'saved'; dictionary: StoreDictionary }
  /** Nothing was sent: the same keys have conflicting changes. */
  | { kind: 'disputed'; dictionary: StoreDictionary }
  /** Nothing was sent: the current dictionary couldn't be loaded. */
  | { kind: 'unread'; error: AppError }
  | { kind: 'failed'; error: AppError; dictionary: StoreDictionary | null }
  /** The server accepted the write but returned other texts for these keys. */
  | { kind: 'notTaken'; keys: readonly string[]; dictionary: StoreDictionary };

export interface DictionaryPorts {
  /**
   * Loads the current dictionary.
   * @throws AppError
   */
  load(): Promise<StoreDictionary>;
  /**
   * Returns the saved dictionary.
   * @throws AppError
   */
  save(dictionary: StoreDictionary): Promise<StoreDictionary>;
}

/**
 * Loads and merges the current dictionary, writes it as a whole, and reads it back if the outcome is uncertain.
 * Never throws.
 * @param base texts that were saved when editing began
 */
export async function saveDictionary(
  base: Dictionary,
  mine: Dictionary,
  ports: DictionaryPorts,
): Promise<SaveDictionaryOutcome> {
  const changed = getChangedKeys(base, mine);
  const result = await verifiedWrite({
    load: ports.load,
    compare({ texts }) {
      const { value, conflicts } = mergeEdits(base, mine, texts);
      if (conflicts.length > 0) return { conflict: conflicts };
      return isDeepEqual(toDictionary(value), texts) ? 'applied' : 'notApplied';
    },
    write({ texts: theirs, unknownEntries }) {
      const texts = toDictionary(mergeEdits(base, mine, theirs).value);
      return ports.save({ texts, unknownEntries: omitKeys(unknownEntries, Object.keys(texts)) });
    },
    verify: ({ texts }) => (findDifferentKeys(mine, texts, changed).length === 0 ? 'applied' : 'notApplied'),
    verifiedKinds: ['conflict'],
  });
  switch (result.kind) {
    case 'written':
      return toOutcome(result.response, mine, changed);
    case 'applied':
      return { kind: 'saved', dictionary: result.state };
    case 'conflict':
      return { kind: 'disputed', dictionary: result.state };
    case 'unread':
      return { kind: 'unread', error: result.error };
    case 'gone':
      return { kind: 'unread', error: result.error ?? new AppError({ kind: 'notFound' }) };
    default:
      return { kind: 'failed', error: result.error, dictionary: result.state };
  }
}

function toOutcome(dictionary: StoreDictionary, mine: Dictionary, changed: readonly string[]): SaveDictionaryOutcome {
  const keys = findDifferentKeys(mine, dictionary.texts, changed);
  return keys.length === 0 ? { kind: 'saved', dictionary } : { kind: 'notTaken', keys, dictionary };
}

/** Returns the keys whose texts differ. */
export function getChangedKeys(a: Dictionary, b: Dictionary): readonly string[] {
  return findDifferentKeys(a, b, [...new Set([...Object.keys(a), ...Object.keys(b)])]);
}

const findDifferentKeys = (a: Dictionary, b: Dictionary, keys: readonly string[]) =>
  keys.filter((key) => getText(a, key) !== getText(b, key));

/** Narrows the merge result; merging two dictionaries yields a dictionary. */
const toDictionary = (value: unknown): Dictionary =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  );

const omitKeys = (rest: StoreDictionary['unknownEntries'], keys: readonly string[]) => {
  const omitted = new Set(keys);
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !omitted.has(key)));
};
