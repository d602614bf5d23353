import { say } from '../shopperTextShape';

/** What opens over a page: the coupon and the notice of points. */
export const notices = {
  'coupon.title': say('A present for you', 40),
  'coupon.text': say('{{discount}} off your next order', 80),
  'coupon.scratch': say('Scratch to see your voucher', 48),
  'coupon.use': say('Use now', 24),
  'coupon.later': say('Maybe later', 24),
  'coupon.minimum': say('For orders from {{amount}}', 60),
  'coupon.close': say('Close', 20),
  'notifier.earned': say('You earned {{points}}', 60),
  'notifier.reason': say('For: {{task}}', 60),
  'notifier.guest': say('Members earn {{points}} with this order', 80),
  'notifier.open': say('See what they are good for', 40),
  'notifier.close': say('Close', 20),
} as const;
