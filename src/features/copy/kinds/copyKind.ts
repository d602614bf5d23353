import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import { fetchRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { CopyValue } from '../copyChange';

/** One store. Its settings are loaded once, since several kinds are part of them. */
export interface StoreSource {
  dataProvider: ConsoleDataProvider;
  /** @throws AppError */
  loadSettings(): Promise<RecordOf<'settings'>>;
}

/** Creates a source that loads everything afresh. */
export function createStoreSource(dataProvider: ConsoleDataProvider): StoreSource {
  let settings: Promise<RecordOf<'settings'>> | undefined;
  const load = async () => {
    const [record] = await fetchRecords(dataProvider, 'settings');
    if (!record) throw new AppError({ kind: 'badAnswer' });
    return record;
  };
  return {
    dataProvider,
    loadSettings() {
      settings ??= load();
      return settings;
    },
  };
}

/** Current values of one kind in a store. If the kind has languages, those of one language. */
export interface CopyDocument<Value> {
  /** By name. Names without a value of their own are missing. */
  values: ReadonlyMap<string, Value>;
  /** By name: what customers see if there is no value. Undefined if the API doesn't return it. */
  fallbacks?: ReadonlyMap<string, Value>;
  /**
   * Writes values; null removes one.
   * @throws AppError
   */
  save(changes: ReadonlyMap<string, Value | null>): Promise<void>;
}

interface TypedCopyKind<Value> {
  /** Whether there is one document per language. */
  hasLanguages: boolean;
  /** Whether one request writes all changes of a document. */
  isSavedAtOnce: boolean;
  /** @throws AppError */
  open(source: StoreSource, locale: string): Promise<CopyDocument<Value>>;
  /** Whether a stored value counts as none, and isn't copied. Default: no value does. */
  isMissing?(value: Value): boolean;
  /** Fits a value of another store to this one. Default: it is copied as it is. @param before the store's own value */
  adapt?(value: Value, before: Value | null, stores: { hasSameCurrency: boolean }): Value;
}

/** Reads and writes what can be copied. */
export type CopyKind = TypedCopyKind<CopyValue>;

/** Creates a kind whose values have one type. Values from elsewhere are parsed. */
export function defineCopyKind<Value extends CopyValue>(
  shape: z.ZodMiniType<Value>,
  { hasLanguages, isSavedAtOnce, open, isMissing, adapt }: TypedCopyKind<Value>,
): CopyKind {
  const parse = (value: CopyValue | null) => (value === null ? null : z.parse(shape, value));
  return {
    hasLanguages,
    isSavedAtOnce,
    async open(source, locale) {
      const { save, ...document } = await open(source, locale);
      return {
        ...document,
        save: (changes) => save(new Map([...changes].map(([name, value]) => [name, parse(value)]))),
      };
    },
    ...(isMissing && { isMissing: (value) => isMissing(z.parse(shape, value)) }),
    ...(adapt && { adapt: (value, before, stores) => adapt(z.parse(shape, value), parse(before), stores) }),
  };
}
