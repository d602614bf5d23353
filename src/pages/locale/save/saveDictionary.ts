/** Saves the texts of a language so that nobody's change is overwritten unseen. */
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { ShopDictionary } from '../../../../resources/storefront/shopDictionary';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { isSameValue, mergeEdits } from '../../../engine/editing/mergeEdits';
import { ownText } from '../rows/lookedAt';

/** What became of texts that were to be saved. */
export type SaveOutcome =
  | { kind: 'saved'; dictionary: ShopDictionary }
  /** Nothing was sent: somebody else has changed meanwhile what this changes. */
  | { kind: 'disputed'; dictionary: ShopDictionary }
  /** Nothing was sent: what is saved now could not be read. */
  | { kind: 'unread'; error: AppError }
  | { kind: 'failed'; error: AppError; dictionary: ShopDictionary | null }
  /** The server said yes, and has something else under these keys. */
  | { kind: 'notTaken'; keys: readonly string[]; dictionary: ShopDictionary };

export interface SavePorts {
  /** What is saved now. @throws AppError */
  load(): Promise<ShopDictionary>;
  /** @returns what is saved then @throws AppError */
  save(dictionary: ShopDictionary): Promise<ShopDictionary>;
}

/**
 * Looks first, then sends the whole dictionary, and looks again where the answer leaves a doubt. Never throws.
 * @param base what was saved when the editing began
 */
export async function saveDictionary(base: Dictionary, mine: Dictionary, ports: SavePorts): Promise<SaveOutcome> {
  const fresh = await read(ports);
  if ('error' in fresh) return { kind: 'unread', error: fresh.error };
  const { value, disputes } = mergeEdits(base, mine, fresh.texts);
  if (disputes.length > 0) return { kind: 'disputed', dictionary: fresh };
  const texts = textsIn(value);
  if (isSameValue(texts, fresh.texts)) return { kind: 'saved', dictionary: fresh };
  const changed = changedKeys(base, mine);
  try {
    const dictionary = await ports.save({ texts, rest: withoutKeys(fresh.rest, Object.keys(texts)) });
    return answered(dictionary, mine, changed);
  } catch (thrown) {
    const error = toAppError(thrown);
    // A conflict has a cause that can be read.
    const after = error.uncertain || error.kind === 'conflict' ? await read(ports) : null;
    if (after === null || 'error' in after) return { kind: 'failed', error, dictionary: null };
    if (keysNotAs(mine, after.texts, changed).length === 0) return { kind: 'saved', dictionary: after };
    return { kind: 'failed', error: certainly(error), dictionary: after };
  }
}

function answered(dictionary: ShopDictionary, mine: Dictionary, changed: readonly string[]): SaveOutcome {
  const keys = keysNotAs(mine, dictionary.texts, changed);
  return keys.length === 0 ? { kind: 'saved', dictionary } : { kind: 'notTaken', keys, dictionary };
}

/** Keys of the texts that differ between two dictionaries. */
export function changedKeys(one: Dictionary, other: Dictionary): readonly string[] {
  return keysNotAs(one, other, [...new Set([...Object.keys(one), ...Object.keys(other)])]);
}

const keysNotAs = (one: Dictionary, other: Dictionary, keys: readonly string[]) =>
  keys.filter((key) => ownText(one, key) !== ownText(other, key));

/** What was merged of two dictionaries is one. */
const textsIn = (value: unknown): Dictionary =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  );

const withoutKeys = (rest: ShopDictionary['rest'], keys: readonly string[]) => {
  const gone = new Set(keys);
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !gone.has(key)));
};

async function read({ load }: SavePorts): Promise<ShopDictionary | { error: AppError }> {
  try {
    return await load();
  } catch (thrown) {
    return { error: toAppError(thrown) };
  }
}
