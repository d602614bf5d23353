/**
 * Variables of email templates, written `{{name}}`: which ones a template supports, which ones it requires,
 * and sample values for the preview.
 */
import { getRegistered } from '../registerDeclarations';
import type { TemplateKey } from './templateKeys';

/**
 * Variable with a sample value. Texts are used unchanged; numbers, dates, and URLs are formatted for the
 * language of the email.
 */
export type Sample =
  | { kind: 'text'; sample: string }
  | { kind: 'number'; sample: number }
  /** Days from today. */
  | { kind: 'day'; sample: number }
  /** Path of the store's website. */
  | { kind: 'address'; sample: string };

/** A variable of an extension. Its label is the message `names.<name>` of the email editor. */
export type OwnVariable = Sample & {
  /** Emails that have it; all by default. */
  templates?: readonly TemplateKey[];
  /** Emails that aren't useful without it. */
  required?: readonly TemplateKey[];
};

const templateVariables = {
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

/** Variables of all templates. */
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
  /** Variables that only this template supports. */
  specific: readonly TemplateVariable[];
  /** Variables without which the email is not useful. */
  required: readonly TemplateVariable[];
}

const uses: Readonly<Record<TemplateKey, TemplateUse>> = {
  standard: { specific: [], required: [] },
  loyaltyRewardApproved: { specific: ['points', 'rewardsUrl'], required: ['points'] },
  loyaltyRewardRejected: { specific: ['points', 'rewardsUrl'], required: [] },
  loyaltyBirthdayReward: { specific: ['points', 'rewardsUrl'], required: ['points'] },
  loyaltyPlaceAnOrder: { specific: ['points', 'orderNumber', 'rewardsUrl'], required: ['points'] },
  loyaltyReferredCustomer: { specific: ['points', 'friendName', 'rewardsUrl'], required: ['points'] },
  loyaltyPointsExpiring: { specific: ['points', 'date', 'rewardsUrl'], required: ['points', 'date'] },
  loyaltyVoucherExpiring: { specific: ['code', 'date', 'rewardsUrl'], required: ['code', 'date'] },
  reviewAfterOrder: { specific: ['orderNumber', 'productName', 'reviewUrl', 'points'], required: ['reviewUrl'] },
  reviewReplied: { specific: ['productName', 'review', 'reply', 'reviewUrl'], required: ['reply'] },
  reviewPublished: { specific: ['productName', 'review', 'reviewUrl'], required: [] },
  faqAnswered: { specific: ['productName', 'question', 'answer'], required: ['answer'] },
};

const ownVariables = getRegistered().emailVariables;

/** The samples of all variables, by name. */
export const variableSamples: Readonly<Record<string, Sample>> = { ...ownVariables, ...templateVariables };

const listOwn = (isListed: (variable: OwnVariable) => boolean) =>
  Object.entries(ownVariables).flatMap(([name, variable]) => (isListed(variable) ? [name] : []));

/** Variables of a template, specific ones first. */
export const getTemplateVariables = (key: TemplateKey): readonly string[] => [
  ...uses[key].specific,
  ...listOwn(({ templates }) => templates === undefined || templates.includes(key)),
  ...common,
];

/** Variables that a template should contain. */
export const requiredVariables = (key: TemplateKey): readonly string[] => [
  ...uses[key].required,
  ...listOwn(({ required }) => required?.includes(key) === true),
];

export const isTemplateVariable = (name: string): boolean => Object.hasOwn(variableSamples, name);
