import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { ownText } from '../rows/lookedAt';

/** One text that would be another. */
export interface TextChange {
  key: string;
  /** '' where there is none. */
  before: string;
  after: string;
  /** The shop or its widgets have the key. */
  isKnown: boolean;
}

/** What a file would change. */
export interface ImportPlan {
  changes: readonly TextChange[];
  /** Texts that are there already, as they are. */
  same: number;
}

/** What the merchant says of it. */
export interface ImportWish {
  /** Texts that are there are replaced. */
  replaces: boolean;
  /** Keys that neither the shop nor its widgets have are taken as well. */
  takesUnknown: boolean;
}

/** Compares what a file has with what is there. @param known keys of the table */
export function importPlan(texts: Dictionary, now: Dictionary, known: ReadonlySet<string>): ImportPlan {
  const all = Object.entries(texts).map(([key, after]) => ({
    key,
    before: ownText(now, key),
    after,
    isKnown: known.has(key),
  }));
  const changes = all.filter(({ before, after }) => before !== after);
  return { changes, same: all.length - changes.length };
}

/** The changes that are wished for. */
export const wished = ({ changes }: ImportPlan, { replaces, takesUnknown }: ImportWish): readonly TextChange[] =>
  changes.filter(({ before, isKnown }) => (replaces || before === '') && (takesUnknown || isKnown));

/** The texts with the changes. */
export const taken = (now: Dictionary, changes: readonly TextChange[]): Dictionary => ({
  ...now,
  ...Object.fromEntries(changes.map(({ key, after }) => [key, after])),
});
