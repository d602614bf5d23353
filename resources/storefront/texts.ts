/** All texts of the storefront widgets. Keys are `area.name`. Stores can override them in their dictionaries. */
import { definePluralText, defineText, type ShopperText } from './shopperTextShape';

/** Reviews of a product: stars, list, and form. */
const reviews = {
  'reviews.count': definePluralText('reviews', 24),
  'reviews.title': defineText('Customer reviews', 40),
  'reviews.average': defineText('{{rating}} out of 5', 24),
  'reviews.noneYet': defineText('No reviews yet', 40),
  'reviews.beFirst': defineText('Be the first to say what you think.', 90),
  'reviews.write': defineText('Write a review', 28),
  'reviews.sort': defineText('Sort by', 20),
  'reviews.sortNewest': defineText('Newest first', 28),
  'reviews.sortHighest': defineText('Highest rating', 28),
  'reviews.sortLowest': defineText('Lowest rating', 28),
  'reviews.withPhotos': defineText('With photos', 24),
  'reviews.showMore': defineText('Show more reviews', 32),
  'reviews.verified': defineText('Verified buyer', 24),
  'reviews.reply': defineText('Answer from {{shop}}', 60),
  'reviews.yourRating': defineText('Your rating', 28),
  'reviews.yourTitle': defineText('Title', 28),
  'reviews.yourText': defineText('Your review', 28),
  'reviews.yourName': defineText('Your name', 28),
  'reviews.yourEmail': defineText('Your e-mail', 28),
  'reviews.addPhotos': defineText('Add photos', 28),
  'reviews.send': defineText('Send review', 24),
  'reviews.thanks': defineText('Thank you! Your review appears as soon as we have read it.', 140),
  'reviews.ratingMissing': defineText('Please choose how many stars.', 80),
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
  'questions.send': defineText('Send question', 24),
  'questions.thanks': defineText('Thank you! We answer by e-mail.', 100),
  'questions.showMore': defineText('Show more questions', 32),
} as const;

/** Program pages for guests and members, and vouchers. */
const loyalty = {
  'points.count': definePluralText('points', 24),
  'vouchers.count': definePluralText('vouchers', 24),
  'loyalty.title': defineText('{{program}}', 60),
  'loyalty.welcome': defineText('Collect points and pay less', 60),
  'loyalty.intro': defineText('Join for free, collect points with every order and turn them into vouchers.', 160),
  'loyalty.join': defineText('Join now', 24),
  'loyalty.signIn': defineText('Sign in', 24),
  'loyalty.haveAccount': defineText('Already a member?', 32),
  'loyalty.howToEarn': defineText('How to earn points', 40),
  'loyalty.howToSpend': defineText('What points are good for', 40),
  'loyalty.earn': defineText('Earn {{points}}', 40),
  'loyalty.cost': defineText('For {{points}}', 40),
  'loyalty.done': defineText('Done', 20),
  'loyalty.hello': defineText('Hello {{name}}', 60),
  'loyalty.balance': defineText('Your points', 28),
  'loyalty.balanceIs': defineText('You have {{points}}', 60),
  'loyalty.noPoints': defineText('You have no points yet. This is how you get the first ones:', 120),
  'loyalty.expiring': defineText('{{points}} expire on {{date}}', 80),
  'loyalty.missing': defineText('{{points}} to go', 40),
  'loyalty.redeem': defineText('Redeem', 24),
  'loyalty.yourVouchers': defineText('Your vouchers', 32),
  'loyalty.noVouchers': defineText('You have no vouchers yet.', 60),
  'loyalty.voucherCode': defineText('Code', 20),
  'loyalty.copyCode': defineText('Copy code', 24),
  'loyalty.codeCopied': defineText('Copied', 24),
  'loyalty.voucherUntil': defineText('Good until {{date}}', 50),
  'loyalty.referTitle': defineText('Bring a friend', 40),
  'loyalty.referText': defineText('Your friend gets a voucher, and you get {{points}}.', 120),
  'loyalty.referLink': defineText('Your link', 28),
  'loyalty.history': defineText('Your activity', 32),
  'loyalty.historyNone': defineText('Nothing has happened yet.', 60),
} as const;

/** Overlays: the coupon and the points notice. */
const overlays = {
  'coupon.title': defineText('A present for you', 40),
  'coupon.text': defineText('{{discount}} off your next order', 80),
  'coupon.scratch': defineText('Scratch to see your voucher', 48),
  'coupon.use': defineText('Use now', 24),
  'coupon.later': defineText('Maybe later', 24),
  'coupon.minimum': defineText('For orders from {{amount}}', 60),
  'coupon.close': defineText('Close', 20),
  'notifier.earned': defineText('You earned {{points}}', 60),
  'notifier.reason': defineText('For: {{task}}', 60),
  'notifier.guest': defineText('Members earn {{points}} with this order', 80),
  'notifier.open': defineText('See what they are good for', 40),
  'notifier.close': defineText('Close', 20),
} as const;

/** Default titles of tasks and rewards, by type. */
const earnAndRedeemLabels = {
  'tasks.place_an_order': defineText('Place an order', 48),
  'tasks.signup': defineText('Join the programme', 48),
  'tasks.refer_a_friend': defineText('Bring a friend', 48),
  'tasks.birthday': defineText('Your birthday', 48),
  'tasks.post_a_review': defineText('Write a review', 48),
  'tasks.post_a_faq': defineText('Ask a question', 48),
  'tasks.social_share': defineText('Share our shop', 48),
  'tasks.social_follow': defineText('Follow us', 48),
  'tasks.accepts_marketing': defineText('Get our news', 48),
  'tasks.redeem_points': defineText('Use your points', 48),
  'tasks.custom_task': defineText('Take part', 48),
  'gains.free_shipping': defineText('Free shipping', 48),
  'gains.percentage': defineText('{{percent}} off', 48),
  'gains.fixed_amount': defineText('{{amount}} off', 48),
  'gains.increment_amount': defineText('{{amount}} off', 48),
  'gains.free_product': defineText('A free product', 48),
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
