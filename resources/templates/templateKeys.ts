/** Email templates, in display order. */
export const templateKeys = [
  'standard',
  'loyaltyRewardApproved',
  'loyaltyRewardRejected',
  'loyaltyBirthdayReward',
  'loyaltyPlaceAnOrder',
  'loyaltyReferredCustomer',
  'loyaltyPointsExpiring',
  'loyaltyVoucherExpiring',
  'reviewAfterOrder',
  'reviewReplied',
  'reviewPublished',
  'faqAnswered',
] as const;

export type TemplateKey = (typeof templateKeys)[number];

export const isTemplateKey = (key: unknown): key is TemplateKey => templateKeys.some((item) => item === key);
