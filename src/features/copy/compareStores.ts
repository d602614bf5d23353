import { isEqual } from 'es-toolkit/predicate';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { getLanguage } from '../../../resources/languages';
import { parseStoreAddress } from '../../lib/url/parseStoreAddress';
import { storeLanguagesOf } from '../locale/dictionaries/storeLanguagesOf';
import { type CopyChange, type CopyKindName, copyKindNames } from './copyChange';
import { createStoreSource } from './kinds/copyKind';
import { copyKinds } from './kinds/copyKinds';

/** A kind that couldn't be compared. */
export interface CompareFailure {
  kind: CopyKindName;
  /** '' for kinds without languages. */
  locale: string;
  error: AppError;
}

export interface Comparison {
  /** In display order. */
  changes: readonly CopyChange[];
  failures: readonly CompareFailure[];
  /** Kinds without differences. */
  equalKinds: readonly CopyKindName[];
  /** Languages that only the first store has. */
  otherLanguages: readonly string[];
  /** ISO 4217 code of the first store. */
  currency: string;
  /** Host of the first store's website, such as “shop.example”. Null if it has none, or the other store has the same. */
  host: string | null;
}

/** Language codes of one language in both stores. */
interface LanguagePair {
  from: string;
  to: string;
}

const noLanguage: LanguagePair = { from: '', to: '' };

/**
 * Compares what one store has with what another one has. Kinds that fail to load are reported.
 * @throws AppError if the settings of a store can't be loaded
 */
export async function compareStores(from: ConsoleDataProvider, to: ConsoleDataProvider): Promise<Comparison> {
  const fromSource = createStoreSource(from);
  const toSource = createStoreSource(to);
  const [fromSettings, toSettings] = await Promise.all([fromSource.loadSettings(), toSource.loadSettings()]);
  const currency = getCurrency(fromSettings);
  const host = getHost(fromSettings);
  const hasSameCurrency = currency === getCurrency(toSettings);
  const toLanguages = storeLanguagesOf(toSettings).languages;
  const languages = storeLanguagesOf(fromSettings).languages.map((code) => ({
    from: code,
    to: toLanguages.find((other) => getLanguage(other).tag === getLanguage(code).tag),
  }));
  const shared = languages.flatMap(({ from, to }): LanguagePair[] => (to === undefined ? [] : [{ from, to }]));

  const compare = async (name: CopyKindName, { from, to }: LanguagePair): Promise<CopyChange[]> => {
    const kind = copyKinds[name];
    const [source, target] = await Promise.all([kind.open(fromSource, from), kind.open(toSource, to)]);
    return [...source.values].flatMap(([item, value]): CopyChange[] => {
      if (kind.isMissing?.(value)) return [];
      const before = target.values.get(item) ?? null;
      const fallback = target.fallbacks?.get(item);
      const after = kind.adapt ? kind.adapt(value, before, { hasSameCurrency }) : value;
      if (isEqual(after, before ?? fallback)) return [];
      return [{ kind: name, locale: to, name: item, before, after, ...(fallback !== undefined && { fallback }) }];
    });
  };
  const jobs = copyKindNames.flatMap((kind) =>
    (copyKinds[kind].hasLanguages ? shared : [noLanguage]).map((pair) => ({ kind, pair })),
  );
  const results = await Promise.all(
    jobs.map(async ({ kind, pair }): Promise<readonly CopyChange[] | CompareFailure> => {
      try {
        return await compare(kind, pair);
      } catch (thrown) {
        return { kind, locale: pair.to, error: toAppError(thrown) };
      }
    }),
  );
  const changes = results.flatMap((result) => ('error' in result ? [] : result));
  const unequalKinds = new Set(
    results.flatMap((result) => ('error' in result ? result.kind : result.map(({ kind }) => kind))),
  );
  return {
    changes,
    // Without a shared language, there was nothing to compare.
    equalKinds: [...new Set(jobs.map(({ kind }) => kind))].filter((kind) => !unequalKinds.has(kind)),
    failures: results.flatMap((result) => ('error' in result ? [result] : [])),
    otherLanguages: languages.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
    currency,
    host: host === getHost(toSettings) ? null : host,
  };
}

/** Whether a copied value has a link to the first store's website, or names it. */
export const linksTo = ({ after }: CopyChange, host: string | null): boolean =>
  host !== null && JSON.stringify(after).toLowerCase().includes(host);

const getHost = ({ website }: { website?: string | null | undefined }): string | null =>
  parseStoreAddress(website ?? '')?.replace(/^www\./, '') ?? null;

const getCurrency = ({ defaultCurrency }: { defaultCurrency?: string | null | undefined }) => defaultCurrency || 'USD';
