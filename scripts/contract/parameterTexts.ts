/** Descriptions of all parameters in paths and queries, by name. A name has one meaning in all calls. */
const parameterTexts: Readonly<Record<string, string>> = {
  birthdayId: 'Id of a birthday of the customer.',
  customerId: 'Id of a customer.',
  emailToken: 'Token of an invitation, from its link.',
  faqId: 'Id of a question.',
  formId: 'Id of a form, which is a widget.',
  from: 'First instant, inclusive.',
  interval: 'Length of the intervals that are summed up.',
  limit: 'Number of items of the page, at most 100.',
  locale: 'Language, such as `en` or `pt-BR`.',
  managerId: 'Id of a manager.',
  metrics: 'Names of the metrics, separated by commas.',
  offset: 'Number of items before the page, from 0.',
  partId: 'Id of the part: an attachment, a task, or a reward of a program.',
  period: 'Period that ends now.',
  platform: 'Id of the first platform of the configuration of the console.',
  programId: 'Id of a loyalty program.',
  reviewId: 'Id of a review.',
  rewardId: 'Id of a reward of a customer.',
  search: 'Words that all have to occur.',
  sortBy: 'Order of the items. Not sent for the only order that a list has.',
  source: 'What brought the order: `voucher`, `referral`, or `none`.',
  templateId: 'Id of an email template.',
  to: 'Last instant, inclusive.',
  widgetId: 'Id of a widget.',
};

/** @throws Error if the parameter has no description */
export function getParameterText(name: string | undefined): string {
  const text = parameterTexts[name ?? ''];
  if (text === undefined) throw new Error(`scripts/contract/parameterTexts.ts has no description of ${name}.`);
  return text;
}
