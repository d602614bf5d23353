import { getLanguage } from '../../../../resources/languages';
import { getSampleStore } from '../../../../resources/storefront/samples';
import { longTextSample } from '../../../../resources/storefront/samples/longTextSample';
import type { SampleStore } from '../../../../resources/storefront/samples/sampleStore';
import type { Scenario } from '../../../ui/preview/previewContent';
import type {
  PreviewMember,
  PreviewProduct,
  PreviewQuestion,
  PreviewReview,
  PreviewReward,
  PreviewStore,
  PreviewTask,
} from './previewContext';

/** Content loaded from the store. Missing content is replaced by samples. */
export interface StoreContent {
  name: string;
  /** URL of the storefront. */
  website: string | null;
  reviews: readonly PreviewReview[];
  /** Product names. */
  products: readonly string[];
  questions: readonly PreviewQuestion[];
  tasks: readonly PreviewTask[];
  rewards: readonly PreviewReward[];
}

/**
 * Builds the store content of a preview: the store's own content, or samples in the language of the preview.
 * @param code language code as in the site settings
 */
export function buildPreviewStore(content: StoreContent, scenario: Scenario, code: string): PreviewStore {
  const usesLongTexts = scenario === 'longWords';
  const sample = usesLongTexts ? longTextSample : getSampleStore(code);
  const isEmpty = scenario === 'nothing';
  const chooseContent = <One>(ownContent: readonly One[], samples: readonly One[]) => {
    if (isEmpty) return [];
    return usesLongTexts || ownContent.length === 0 ? samples : ownContent;
  };
  return {
    name: content.name,
    description: sample.description,
    sampleLocale: getLanguage(sample.locale).tag,
    products: createProducts(usesLongTexts ? [] : content.products, sample, isEmpty),
    reviews: chooseContent(content.reviews, sample.reviews.map(createSampleReview(sample.locale))),
    questions: chooseContent(content.questions, sample.questions.map(createSampleQuestion(sample.locale))),
    tasks: chooseContent(content.tasks, sampleTasks),
    rewards: chooseContent(content.rewards, sampleRewards),
    member: createMember(scenario, sample, content.website),
  };
}

const prices = [49, 18, 32, 24.5, 14, 12];
const ratings = [4.6, 5, 4.2, 3.8, 0, 4.9];
const counts = [128, 9, 47, 3, 0, 1];

function createProducts(content: readonly string[], sample: SampleStore, isEmpty: boolean): readonly PreviewProduct[] {
  return sample.products.map((name, n) => ({
    name: content[n] ?? name,
    isOwn: content[n] !== undefined,
    price: prices[n] ?? 20,
    rating: isEmpty ? 0 : (ratings[n] ?? 0),
    reviews: isEmpty ? 0 : (counts[n] ?? 0),
  }));
}

const createSampleReview =
  (locale: string) =>
  ({ author, rating, title, text, reply }: SampleStore['reviews'][number], n: number): PreviewReview => ({
    author,
    rating,
    title,
    text,
    reply,
    locale,
    daysAgo: 3 + n * 11,
    hasPicture: n === 0,
    isFeatured: n === 1,
  });

const createSampleQuestion =
  (locale: string) =>
  ({ author, question, answer }: SampleStore['questions'][number], n: number): PreviewQuestion => ({
    author,
    question,
    answer,
    locale,
    daysAgo: 5 + n * 17,
  });

const sampleTasks: readonly PreviewTask[] = [
  { type: 'signup', title: '', points: 100, perAmount: null },
  { type: 'place_an_order', title: '', points: 5, perAmount: 1 },
  { type: 'post_a_review', title: '', points: 50, perAmount: null },
  { type: 'refer_a_friend', title: '', points: 500, perAmount: null },
  { type: 'birthday', title: '', points: 200, perAmount: null },
];

const sampleRewards: readonly PreviewReward[] = [
  { type: 'free_shipping', title: '', cost: 300, value: null },
  { type: 'fixed_amount', title: '', cost: 500, value: 5 },
  { type: 'percentage', title: '', cost: 1200, value: 10 },
];

function createMember(scenario: Scenario, sample: SampleStore, website: string | null): PreviewMember | null {
  if (scenario === 'guest') return null;
  const websiteUrl = website ?? 'https://shop.example';
  const isNew = scenario === 'newMember' || scenario === 'nothing';
  const points = pointsByScenario[scenario] ?? 840;
  const joined = { task: 'signup', points: 100 };
  const earlier = [
    { task: 'place_an_order', points: 245, daysAgo: 2 },
    { task: 'redeem_points', points: -500, daysAgo: 9 },
    { task: 'post_a_review', points: 50, daysAgo: 16 },
    { task: 'refer_a_friend', points: 500, daysAgo: 31 },
    { task: 'place_an_order', points: 445, daysAgo: 44 },
    { ...joined, daysAgo: 60 },
  ];
  const activity = isNew ? [{ ...joined, daysAgo: 0 }] : earlier;
  return {
    name: sample.member,
    points,
    expiring: scenario === 'expiring' ? { points: 320, days: 6 } : null,
    vouchers: isNew
      ? []
      : [
          { code: 'WELCOME-7K2QX', percent: 10, minimum: 40, daysLeft: scenario === 'expiring' ? 3 : 30 },
          { code: 'THANKS-M4ZPD', percent: 15, minimum: 80, daysLeft: 85 },
        ],
    activity: scenario === 'nothing' ? [] : activity,
    referralUrl: `${websiteUrl.replace(/\/$/, '')}/?ref=maya-7k2q`,
  };
}

const pointsByScenario: { readonly [One in Scenario]?: number } = { newMember: 100, nothing: 0, longWords: 1_234_567 };
