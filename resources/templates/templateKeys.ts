/** The e-mails that the provider sends by itself (specification section 2), in the order in which they are listed. */
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

export const isTemplateKey = (key: unknown): key is TemplateKey => templateKeys.some((one) => one === key);
