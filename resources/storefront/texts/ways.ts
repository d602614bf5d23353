import { say } from '../shopperTextShape';

/** What earns points and what points buy, by kind, where the merchant has given it no title. */
export const ways = {
  'tasks.place_an_order': say('Place an order', 48),
  'tasks.signup': say('Join the programme', 48),
  'tasks.refer_a_friend': say('Bring a friend', 48),
  'tasks.birthday': say('Your birthday', 48),
  'tasks.post_a_review': say('Write a review', 48),
  'tasks.post_a_faq': say('Ask a question', 48),
  'tasks.social_share': say('Share our shop', 48),
  'tasks.social_follow': say('Follow us', 48),
  'tasks.accepts_marketing': say('Get our news', 48),
  'tasks.redeem_points': say('Use your points', 48),
  'tasks.custom_task': say('Take part', 48),
  'gains.free_shipping': say('Free shipping', 48),
  'gains.percentage': say('{{percent}} off', 48),
  'gains.fixed_amount': say('{{amount}} off', 48),
  'gains.increment_amount': say('{{amount}} off', 48),
  'gains.free_product': say('A free product', 48),
} as const;
