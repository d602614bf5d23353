import { emptyRule, type Rule } from './rule';

const { trigger, action } = emptyRule;

/** Rules to start from, by the key of their messages. Names and texts are added in the merchant's language. */
export const templates: Readonly<Record<string, Omit<Rule, 'name'>>> = {
  publishReviews: {
    ...emptyRule,
    trigger: { ...trigger, type: 'reviewWritten' },
    conditions: [
      { field: 'rating', operator: 'atLeast', value: 4 },
      { field: 'link', operator: 'is', value: 'no' },
    ],
    action: { ...action, type: 'publish' },
  },
  approveOrders: {
    ...emptyRule,
    trigger: { ...trigger, type: 'rewardStatus', status: 'pending', days: 14 },
    conditions: [{ field: 'task_type', operator: 'is', value: 'place_an_order' }],
    action: { ...action, type: 'approve' },
  },
  thankPhotos: {
    ...emptyRule,
    trigger: { ...trigger, type: 'reviewPublished' },
    conditions: [{ field: 'photo', operator: 'is', value: 'yes' }],
    action: { ...action, type: 'addPoints', points: 50 },
  },
  replyToCritics: {
    ...emptyRule,
    trigger: { ...trigger, type: 'reviewRated', rating: 2 },
    action: { ...action, type: 'reply' },
  },
  winBack: {
    ...emptyRule,
    trigger: { ...trigger, type: 'customerInactive', days: 90 },
    conditions: [
      { field: 'totalOrders', operator: 'atLeast', value: 1 },
      { field: 'acceptsMarketing', operator: 'is', value: 'yes' },
    ],
    action: { ...action, type: 'addVoucher', discountValue: 10 },
  },
  blank: emptyRule,
};
