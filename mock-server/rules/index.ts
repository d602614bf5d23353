import { customerRules } from './customers';
import { faqRules } from './faq';
import { reviewRules } from './reviews';
import { rewardRules } from './rewards';
import type { WriteRules } from './writeRules';

/** Rules by the name of the entity; an entity without any is written as its declaration says. */
export const writeRules: Readonly<Record<string, WriteRules>> = {
  customers: customerRules,
  'product-reviews': reviewRules,
  faq: faqRules,
  rewards: rewardRules,
};
