/** All texts of the storefront widgets. Keys are `area.name`. Stores can override them in their dictionaries. */
import { definePluralText, defineText, type ShopperText } from './shopperTextShape';

/** Reviews of a product: stars, list, and form. */
const reviews = {
  'reviews.count': definePluralText('reviews', 24),
  'reviews.title': defineText('Customer reviews', 40),
  'reviews.average': defineText('{{rating}} out of 5', 24),
  'reviews.noneYet': defineText('No reviews yet', 40),
  'reviews.beFirst': defineText('Be the first to write a review', 90),
  'reviews.write': defineText('Write a review', 28),
  'reviews.sort': defineText('Sort by', 20),
  'reviews.sortNewest': defineText('Newest first', 28),
  'reviews.sortHighest': defineText('Highest rating', 28),
  'reviews.sortLowest': defineText('Lowest rating', 28),
  'reviews.withPhotos': defineText('With photos', 24),
  'reviews.showMore': defineText('Show more reviews', 32),
  'reviews.verified': defineText('Verified buyer', 24),
  'reviews.reply': defineText('Reply from {{shop}}', 60),
  'reviews.yourRating': defineText('Your rating', 28),
  'reviews.yourTitle': defineText('Title', 28),
  'reviews.yourText': defineText('Your review', 28),
  'reviews.yourName': defineText('Your name', 28),
  'reviews.yourEmail': defineText('Your email', 28),
  'reviews.addPhotos': defineText('Add photos', 28),
  'reviews.send': defineText('Submit review', 24),
  'reviews.thanks': defineText('Thank you! Your review will be published once it’s approved.', 140),
  'reviews.ratingMissing': defineText('Select a star rating', 80),
} as const;

/** Questions and answers of a product. */
const questions = {
  'questions.count': definePluralText('questions', 24),
  'questions.title': defineText('Questions and answers', 40),
  'questions.noneYet': defineText('No questions yet', 40),
  'questions.ask': defineText('Ask a question', 28),
  'questions.search': defineText('Search questions', 32),
  'questions.answer': defineText('Answer', 20),
  'questions.answeredBy': defineText('Answered by {{shop}}', 60),
  'questions.yourQuestion': defineText('Your question', 28),
  'questions.send': defineText('Submit question', 24),
  'questions.thanks': defineText('Thank you! We’ll email you our answer.', 100),
  'questions.showMore': defineText('Show more questions', 32),
} as const;

/** Program pages for guests and members, and vouchers. */
const loyalty = {
  'points.count': definePluralText('points', 24),
  'vouchers.count': definePluralText('vouchers', 24),
  'loyalty.title': defineText('{{program}}', 60),
  'loyalty.welcome': defineText('Earn points and get rewards', 60),
  'loyalty.intro': defineText('Join for free, earn points on every order, and redeem them for vouchers.', 160),
  'loyalty.join': defineText('Join now', 24),
  'loyalty.signIn': defineText('Sign in', 24),
  'loyalty.haveAccount': defineText('Already a member?', 32),
  'loyalty.howToEarn': defineText('Ways to earn', 40),
  'loyalty.howToSpend': defineText('Ways to redeem', 40),
  'loyalty.earn': defineText('Earn {{points}}', 40),
  'loyalty.cost': defineText('For {{points}}', 40),
  'loyalty.done': defineText('Done', 20),
  'loyalty.hello': defineText('Hi, {{name}}', 60),
  'loyalty.balance': defineText('Your points', 28),
  'loyalty.balanceIs': defineText('You have {{points}}', 60),
  'loyalty.noPoints': defineText('You don’t have any points yet. Here’s how to start earning:', 120),
  'loyalty.expiring': defineText('{{points}} expire on {{date}}', 80),
  'loyalty.missing': defineText('{{points}} to go', 40),
  'loyalty.redeem': defineText('Redeem', 24),
  'loyalty.yourVouchers': defineText('Your vouchers', 32),
  'loyalty.noVouchers': defineText('You don’t have any vouchers yet.', 60),
  'loyalty.voucherCode': defineText('Code', 20),
  'loyalty.copyCode': defineText('Copy code', 24),
  'loyalty.copyLink': defineText('Copy link', 24),
  'loyalty.codeCopied': defineText('Copied', 24),
  'loyalty.voucherUntil': defineText('Expires {{date}}', 50),
  'loyalty.referTitle': defineText('Refer a friend', 40),
  'loyalty.referText': defineText('Give a friend a voucher and get {{points}}.', 120),
  'loyalty.referLink': defineText('Your referral link', 28),
  'loyalty.history': defineText('Your activity', 32),
  'loyalty.historyNone': defineText('No activity yet', 60),
} as const;

/** Overlays: the coupon and the points notice. */
const overlays = {
  'coupon.title': defineText('A gift for you', 40),
  'coupon.text': defineText('{{discount}} off your next order', 80),
  'coupon.scratch': defineText('Scratch to reveal your voucher', 48),
  'coupon.use': defineText('Use now', 24),
  'coupon.later': defineText('Maybe later', 24),
  'coupon.minimum': defineText('On orders of {{amount}} or more', 60),
  'coupon.close': defineText('Close', 20),
  'notifier.earned': defineText('You earned {{points}}', 60),
  'notifier.reason': defineText('For: {{task}}', 60),
  'notifier.guest': defineText('Members earn {{points}} on this order', 80),
  'notifier.open': defineText('View rewards', 40),
  'notifier.close': defineText('Close', 20),
} as const;

/** Default titles of tasks and rewards, by type. */
const earnAndRedeemLabels = {
  'tasks.place_an_order': defineText('Place an order', 48),
  'tasks.signup': defineText('Sign up', 48),
  'tasks.refer_a_friend': defineText('Refer a friend', 48),
  'tasks.birthday': defineText('Celebrate a birthday', 48),
  'tasks.post_a_review': defineText('Write a review', 48),
  'tasks.post_a_faq': defineText('Ask a question', 48),
  'tasks.social_share': defineText('Share on social media', 48),
  'tasks.social_follow': defineText('Follow us on social media', 48),
  'tasks.accepts_marketing': defineText('Subscribe to our emails', 48),
  'tasks.redeem_points': defineText('Redeem your points', 48),
  'tasks.custom_task': defineText('Complete a task', 48),
  'gains.free_shipping': defineText('Free shipping', 48),
  'gains.percentage': defineText('{{percent}} off', 48),
  'gains.fixed_amount': defineText('{{amount}} off', 48),
  'gains.increment_amount': defineText('{{amount}} off', 48),
  'gains.free_product': defineText('Free product', 48),
} as const;

const texts = { ...reviews, ...questions, ...loyalty, ...overlays, ...earnAndRedeemLabels };

/** Key of a widget text. */
export type ShopperTextKey = keyof typeof texts;

/** All texts by key. */
export const shopperTexts: Readonly<Record<ShopperTextKey, ShopperText>> = texts;

/** Finds a text by key. Returns null if no widget uses it. */
export function getShopperText(key: string): ShopperText | null {
  const textsByKey: Readonly<Record<string, ShopperText>> = shopperTexts;
  return Object.hasOwn(textsByKey, key) ? (textsByKey[key] ?? null) : null;
}
