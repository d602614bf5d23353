/**
 * What the provider fills into its e-mails, written `{{name}}`. This is the one table of them: what an e-mail can hold,
 * what it is of little use without, and what stands for it in a preview.
 */
import type { TemplateKey } from './templateKeys';

/** A variable by its sample: a text as it is; a number, a day or an address as the language of the e-mail writes it. */
export type Sample =
  | { kind: 'text'; sample: string }
  | { kind: 'number'; sample: number }
  /** Days from today. */
  | { kind: 'day'; sample: number }
  /** A path of the shop. */
  | { kind: 'address'; sample: string };

export const templateVariables = {
  firstName: { kind: 'text', sample: 'Maria' },
  lastName: { kind: 'text', sample: 'Lindqvist' },
  emailAddress: { kind: 'text', sample: 'maria@example.com' },
  pointsBalance: { kind: 'number', sample: 1240 },
  shopName: { kind: 'text', sample: '' },
  shopUrl: { kind: 'address', sample: '/' },
  unsubscribeUrl: { kind: 'address', sample: '/unsubscribe' },
  points: { kind: 'number', sample: 150 },
  orderNumber: { kind: 'text', sample: '#1042' },
  date: { kind: 'day', sample: 14 },
  code: { kind: 'text', sample: 'THANKS-7QX4' },
  rewardsUrl: { kind: 'address', sample: '/rewards' },
  friendName: { kind: 'text', sample: 'Jonas' },
  productName: { kind: 'text', sample: 'Wool blanket' },
  reviewUrl: { kind: 'address', sample: '/review' },
  review: { kind: 'text', sample: 'Soft, warm, and just the right size.' },
  reply: { kind: 'text', sample: 'Thank you, we are glad that you like it!' },
  question: { kind: 'text', sample: 'Can it be washed?' },
  answer: { kind: 'text', sample: 'Yes, by hand, in cold water.' },
} as const satisfies Readonly<Record<string, Sample>>;

export type TemplateVariable = keyof typeof templateVariables;

/** What every e-mail can hold. */
const common = [
  'firstName',
  'lastName',
  'emailAddress',
  'pointsBalance',
  'shopName',
  'shopUrl',
  'unsubscribeUrl',
] as const;

interface TemplateUse {
  /** What this e-mail can hold beside what every e-mail can. */
  own: readonly TemplateVariable[];
  /** What it is about: without it, the customer does not learn what happened. */
  needed: readonly TemplateVariable[];
}

const uses: Readonly<Record<TemplateKey, TemplateUse>> = {
  standard: { own: [], needed: [] },
  loyaltyRewardApproved: { own: ['points', 'rewardsUrl'], needed: ['points'] },
  loyaltyRewardRejected: { own: ['points', 'rewardsUrl'], needed: [] },
  loyaltyBirthdayReward: { own: ['points', 'rewardsUrl'], needed: ['points'] },
  loyaltyPlaceAnOrder: { own: ['points', 'orderNumber', 'rewardsUrl'], needed: ['points'] },
  loyaltyReferredCustomer: { own: ['points', 'friendName', 'rewardsUrl'], needed: ['points'] },
  loyaltyPointsExpiring: { own: ['points', 'date', 'rewardsUrl'], needed: ['points', 'date'] },
  loyaltyVoucherExpiring: { own: ['code', 'date', 'rewardsUrl'], needed: ['code', 'date'] },
  reviewAfterOrder: { own: ['orderNumber', 'productName', 'reviewUrl', 'points'], needed: ['reviewUrl'] },
  reviewReplied: { own: ['productName', 'review', 'reply', 'reviewUrl'], needed: ['reply'] },
  reviewPublished: { own: ['productName', 'review', 'reviewUrl'], needed: [] },
  faqAnswered: { own: ['productName', 'question', 'answer'], needed: ['answer'] },
};

/** What an e-mail can hold: its own first. */
export const variablesOf = (key: TemplateKey): readonly TemplateVariable[] => [...uses[key].own, ...common];

/** What an e-mail should hold. */
export const neededBy = (key: TemplateKey): readonly TemplateVariable[] => uses[key].needed;

export const isTemplateVariable = (name: string): name is TemplateVariable => Object.hasOwn(templateVariables, name);
