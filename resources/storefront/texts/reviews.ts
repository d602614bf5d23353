import { count, say } from '../shopperTextShape';

/** Reviews of a product: the stars, the list and the form. */
export const reviews = {
  'reviews.count': count('reviews', 24),
  'reviews.title': say('Customer reviews', 40),
  'reviews.average': say('{{rating}} out of 5', 24),
  'reviews.noneYet': say('No reviews yet', 40),
  'reviews.beFirst': say('Be the first to say what you think.', 90),
  'reviews.write': say('Write a review', 28),
  'reviews.sort': say('Sort by', 20),
  'reviews.sortNewest': say('Newest first', 28),
  'reviews.sortHighest': say('Highest rating', 28),
  'reviews.sortLowest': say('Lowest rating', 28),
  'reviews.withPhotos': say('With photos', 24),
  'reviews.showMore': say('Show more reviews', 32),
  'reviews.verified': say('Verified buyer', 24),
  'reviews.reply': say('Answer from {{shop}}', 60),
  'reviews.yourRating': say('Your rating', 28),
  'reviews.yourTitle': say('Title', 28),
  'reviews.yourText': say('Your review', 28),
  'reviews.yourName': say('Your name', 28),
  'reviews.yourEmail': say('Your e-mail', 28),
  'reviews.addPhotos': say('Add photos', 28),
  'reviews.send': say('Send review', 24),
  'reviews.thanks': say('Thank you! Your review appears as soon as we have read it.', 140),
  'reviews.ratingMissing': say('Please choose how many stars.', 80),
} as const;
