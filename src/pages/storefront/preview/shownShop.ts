import { languageOf } from '../../../../resources/languages';
import { sampleShopIn } from '../../../../resources/storefront/samples';
import { longWords } from '../../../../resources/storefront/samples/longWords';
import type { SampleShop } from '../../../../resources/storefront/samples/sampleShop';
import type { Scenario } from '../../../ui/preview/previewContent';
import type { ShownGain, ShownMember, ShownProduct, ShownQuestion, ShownReview, ShownShop, ShownTask } from './scene';

/** What the merchant's shop has of its own; null, or nothing of a kind, is shown by a sample. */
export interface OwnShop {
  name: string;
  /** Address of the storefront. */
  website: string | null;
  reviews: readonly ShownReview[];
  /** Names of products. */
  products: readonly string[];
  questions: readonly ShownQuestion[];
  tasks: readonly ShownTask[];
  gains: readonly ShownGain[];
}

/** The shop as the one who looks at it finds it: what it has of its own, else samples in the language. */
export function shownShop(own: OwnShop, scenario: Scenario, code: string): ShownShop {
  const isLong = scenario === 'longWords';
  const sample = isLong ? longWords : sampleShopIn(code);
  const isEmpty = scenario === 'nothing';
  const pick = <One>(mine: readonly One[], samples: readonly One[]) => {
    if (isEmpty) return [];
    return isLong || mine.length === 0 ? samples : mine;
  };
  return {
    name: own.name,
    description: sample.description,
    sampleLocale: languageOf(sample.locale).tag,
    products: productsOf(isLong ? [] : own.products, sample, isEmpty),
    reviews: pick(own.reviews, sample.reviews.map(sampleReview(sample.locale))),
    questions: pick(own.questions, sample.questions.map(sampleQuestion(sample.locale))),
    tasks: pick(own.tasks, sampleTasks),
    gains: pick(own.gains, sampleGains),
    member: memberOf(scenario, sample, own.website),
  };
}

const prices = [49, 18, 32, 24.5, 14, 12];
const ratings = [4.6, 5, 4.2, 3.8, 0, 4.9];
const counts = [128, 9, 47, 3, 0, 1];

function productsOf(own: readonly string[], sample: SampleShop, isEmpty: boolean): readonly ShownProduct[] {
  return sample.products.map((name, n) => ({
    name: own[n] ?? name,
    isOwn: own[n] !== undefined,
    price: prices[n] ?? 20,
    rating: isEmpty ? 0 : (ratings[n] ?? 0),
    reviews: isEmpty ? 0 : (counts[n] ?? 0),
  }));
}

const sampleReview =
  (locale: string) =>
  ({ author, rating, title, text, reply }: SampleShop['reviews'][number], n: number): ShownReview => ({
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

const sampleQuestion =
  (locale: string) =>
  ({ author, question, answer }: SampleShop['questions'][number], n: number): ShownQuestion => ({
    author,
    question,
    answer,
    locale,
    daysAgo: 5 + n * 17,
  });

const sampleTasks: readonly ShownTask[] = [
  { type: 'signup', title: '', points: 100 },
  { type: 'place_an_order', title: '', points: 5 },
  { type: 'post_a_review', title: '', points: 50 },
  { type: 'refer_a_friend', title: '', points: 500 },
  { type: 'birthday', title: '', points: 200 },
];

const sampleGains: readonly ShownGain[] = [
  { type: 'free_shipping', title: '', cost: 300, value: null },
  { type: 'fixed_amount', title: '', cost: 500, value: 5 },
  { type: 'percentage', title: '', cost: 1200, value: 10 },
];

function memberOf(scenario: Scenario, sample: SampleShop, website: string | null): ShownMember | null {
  if (scenario === 'guest') return null;
  const address = website ?? 'https://shop.example';
  const isNew = scenario === 'newMember' || scenario === 'nothing';
  const points = pointsIn[scenario] ?? 840;
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
    link: `${address.replace(/\/$/, '')}/?ref=maya-7k2q`,
  };
}

const pointsIn: { readonly [One in Scenario]?: number } = { newMember: 100, nothing: 0, longWords: 1_234_567 };
