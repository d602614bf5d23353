import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getLanguage } from '../../../../resources/languages';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramTask } from '../../../../resources/programs';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { WidgetValues } from '../../../../resources/widgetPages';
import { basicTheme } from '../../../../resources/widgetPages/pages/basicTheme';
import { parseWidgetValues } from '../../../../resources/widgetPages/widgetPage';
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useAllPrograms } from '../../../engine/shop/useAllPrograms';
import type { PreviewLocale, PreviewView } from '../../../ui/preview/previewContent';
import { dictionaryQuery } from '../../locale/dictionaries/useDictionary';
import { createShopperMessages } from './createShopperMessages';
import { type FailedRead, findFailedReads } from './PreviewNotice';
import type { PreviewContext, PreviewQuestion, PreviewReview, PreviewReward, PreviewTask } from './previewContext';
import { buildPreviewStore, type StoreContent } from './previewStore';

/** Edited parts of a preview. */
export interface PreviewContextParts {
  theme: WidgetTheme;
  /** `data` of the basic theme widget. */
  basics: unknown;
  /** Custom texts of the widget by language code. */
  texts?: Readonly<Record<string, Dictionary>>;
}

/** Locales available in previews: the languages of the store. */
export function usePreviewLocales(): readonly PreviewLocale[] {
  const { languages } = useCurrentSite();
  return useMemo(
    () =>
      languages.map((code) => {
        const { tag, ownName, direction } = getLanguage(code);
        return { locale: tag, name: ownName, direction };
      }),
    [languages],
  );
}

/** Loads the store's translations by language code. Languages that failed to load are missing and use the defaults. */
function useDictionaries(): { dictionaries: ReadonlyMap<string, Dictionary>; failedReads: readonly FailedRead[] } {
  const { languages } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQueries({
    // Stable identity, so that typing doesn't rebuild the queries.
    queries: useMemo(() => languages.map((code) => dictionaryQuery(dataProvider, code)), [languages, dataProvider]),
    combine: useCallback(
      (results: readonly UseQueryResult<{ texts: Dictionary }>[]) => ({
        dictionaries: new Map(
          languages.flatMap((code, n) => (results[n]?.data ? [[code, results[n].data.texts] as const] : [])),
        ),
        failedReads: findFailedReads(results),
      }),
      [languages],
    ),
  });
}

interface PreviewContextBuilder {
  /**
   * Builds the preview context from the store's reviews, questions, program and translations. Its identity only changes
   * with them.
   */
  buildContext: (view: PreviewView, parts: PreviewContextParts) => PreviewContext;
  /** The content that couldn't be loaded. */
  failedReads: readonly FailedRead[];
}

/** Loads the store's content for previews. */
export function usePreviewContext(): PreviewContextBuilder {
  const { currency, languages } = useCurrentSite();
  const { content: storeContent, failedReads } = useStoreContent();
  const { dictionaries, failedReads: failedDictionaries } = useDictionaries();
  const buildContext = useCallback<PreviewContextBuilder['buildContext']>(
    (view, { theme, basics, texts }) => {
      const code = languages.find((language) => getLanguage(language).tag === view.locale) ?? view.locale;
      const dictionary = { ...dictionaries.get(code), ...texts?.[code] };
      const values: WidgetValues<'BasicTheme'> = parseWidgetValues(basicTheme, basics);
      return {
        store: buildPreviewStore(storeContent, view.scenario, code),
        messages: createShopperMessages(dictionary, code, currency, Date.now()),
        view,
        basics: values,
        theme,
      };
    },
    [storeContent, dictionaries, currency, languages],
  );
  return { buildContext, failedReads: [...failedReads, ...failedDictionaries] };
}

/** Enough records to fill a preview page. */
const MAX_RECORDS = 20;

/**
 * Loads store content for previews: the latest approved reviews, published questions, and the loyalty program. Previews
 * fall back to samples for what failed.
 */
function useStoreContent(): { content: StoreContent; failedReads: readonly FailedRead[] } {
  const { siteName, website } = useCurrentSite();
  const newest = {
    pagination: { page: 1, perPage: MAX_RECORDS },
    sort: { field: 'createdAt', order: 'DESC' },
  } as const;
  const options = { staleTime: 5 * 60_000 };
  const reviewsQuery = useGetList('product-reviews', { ...newest, filter: { status: 'approved' } }, options);
  const questionsQuery = useGetList('faq', { ...newest, filter: { filter: 'published' } }, options);
  const loadedPrograms = useAllPrograms();
  const reviews = reviewsQuery.data;
  const questions = questionsQuery.data;
  const programs = loadedPrograms.data;
  const content = useMemo(() => {
    const today = Date.now();
    return {
      name: siteName,
      website,
      reviews: toPreviewReviews(reviews ?? [], today),
      products: getReviewedProducts(reviews ?? []),
      questions: toPreviewQuestions(questions ?? [], today),
      ...toPreviewTasksAndRewards(programs ?? []),
    };
  }, [siteName, website, reviews, questions, programs]);
  return { content, failedReads: findFailedReads([reviewsQuery, questionsQuery, loadedPrograms]) };
}

type Row = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const toRow = (value: unknown): Row => ({ ...Object(value) });

/** Returns the public name of a shopper: given name and last initial. */
function toPublicName(customer: unknown): string {
  const { firstName, lastName, name } = toRow(customer);
  const [given = '', ...others] = toText(name).split(/\s+/);
  const first = toText(firstName) || given;
  const last = toText(lastName) || (others.at(-1) ?? '');
  return last === '' ? first : `${first} ${[...last][0] ?? ''}.`;
}

function daysSince(value: unknown, today: number): number {
  const time = Date.parse(toText(value));
  return Number.isNaN(time) ? 0 : Math.max(0, Math.floor((today - time) / DAY_MS));
}

/**
 * Converts review records for the preview. Reviews without text are omitted.
 * @param today epoch milliseconds
 */
function toPreviewReviews(rows: readonly Row[], today: number): readonly PreviewReview[] {
  return rows.flatMap((row) => {
    const rating = typeof row['rating'] === 'number' ? Math.min(5, Math.max(1, Math.round(row['rating']))) : 5;
    const text = toText(row['description']);
    const attachments = row['attachments'];
    if (text === '') return [];
    return [
      {
        author: toPublicName(row['customer']),
        rating,
        title: toText(row['title']),
        text,
        reply: toText(row['reply']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
        hasPicture: Array.isArray(attachments) && attachments.length > 0,
        isFeatured: row['isFeatured'] === 1 || row['isFeatured'] === true,
      },
    ];
  });
}

/** Returns the unique names of the reviewed products. */
function getReviewedProducts(rows: readonly Row[]): readonly string[] {
  const names = rows.map(({ product }) => toText(toRow(product)['name']));
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Converts question records for the preview.
 * @param today epoch milliseconds
 */
function toPreviewQuestions(rows: readonly Row[], today: number): readonly PreviewQuestion[] {
  return rows.flatMap((row) => {
    const question = toText(row['question']);
    if (question === '') return [];
    return [
      {
        author: toPublicName(row['customer']),
        question,
        answer: toText(row['answer']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
      },
    ];
  });
}

/** Returns the enabled tasks and rewards of the first program that has any, in their configured order. */
export function toPreviewTasksAndRewards(programs: readonly Program[]): {
  tasks: PreviewTask[];
  rewards: PreviewReward[];
} {
  const isActive = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;
  const program = programs.find(({ tasks, rewards }) => tasks?.some(isActive) || rewards?.some(isActive));
  const tasks = (program?.tasks ?? []).filter(isActive);
  const rewards = (program?.rewards ?? []).filter(isActive);
  return {
    tasks: tasks.map((task) => ({
      type: task.type ?? '',
      title: task.title ?? '',
      points: task.points ?? 0,
      perAmount: getPerAmount(task),
    })),
    rewards: rewards.map(({ type, title, pointsCost, config }) => ({
      type: type ?? '',
      title: title ?? '',
      cost: pointsCost ?? 0,
      value: findRewardType(type) ? getDiscountValue(config) : null,
    })),
  };
}

/** Returns the amount of an order that earns a task's points; null if the points don't depend on an amount. */
function getPerAmount({ type, points, config }: ProgramTask): number | null {
  const sentence = findTaskType(type)?.sentence(points ?? 0, config);
  const amount = sentence?.key === 'perAmount' ? sentence.values?.['amount'] : undefined;
  return amount && 'money' in amount ? amount.money : null;
}

function getDiscountValue(config: unknown): number | null {
  const { value, amount } = toRow(config);
  if (typeof value === 'number') return value;
  return typeof amount === 'number' ? amount : null;
}
