import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { getText } from '../rows/analyzeRows';

/** A text that the import would change. */
export interface TextChange {
  key: string;
  /** '' if there is none. */
  before: string;
  after: string;
  /** The key exists in the store or its widgets. */
  isKnown: boolean;
}

/** Preview of an import. */
export interface ImportPlan {
  changes: readonly TextChange[];
  /** Number of unchanged texts. */
  same: number;
}

/** Options of the import dialog. */
export interface ImportOptions {
  /** Overwrite existing texts. */
  replaceExisting: boolean;
  /** Import keys that exist neither in the store nor in its widgets. */
  includeUnknown: boolean;
}

/**
 * Compares the texts of a file with the current texts.
 * @param knownKeys keys of the table
 */
export function createImportPlan(texts: Dictionary, current: Dictionary, knownKeys: ReadonlySet<string>): ImportPlan {
  const all = Object.entries(texts).map(([key, after]) => ({
    key,
    before: getText(current, key),
    after,
    isKnown: knownKeys.has(key),
  }));
  const changes = all.filter(({ before, after }) => before !== after);
  return { changes, same: all.length - changes.length };
}

/** Returns the changes that the options select. */
export const selectChanges = (
  { changes }: ImportPlan,
  { replaceExisting, includeUnknown }: ImportOptions,
): readonly TextChange[] =>
  changes.filter(({ before, isKnown }) => (replaceExisting || before === '') && (includeUnknown || isKnown));

/** Returns the texts with the changes applied. */
export const applyChanges = (current: Dictionary, changes: readonly TextChange[]): Dictionary => ({
  ...current,
  ...Object.fromEntries(changes.map(({ key, after }) => [key, after])),
});
