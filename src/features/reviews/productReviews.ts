/** What the reviews of a product say, computed from those that were read. */
import { startOfMonth } from 'date-fns/startOfMonth';

/** The fields of a review that are looked at. */
export interface ReadReview {
  rating: number | null;
  status: string | null;
  createdAt: string | null;
  title: string | null;
  description: string | null;
  reply: string | null;
}

const LOW_RATINGS = [1, 2];
const HIGH_RATINGS = [4, 5];

const isRated = ({ rating }: ReadReview, ratings: readonly number[]) => rating !== null && ratings.includes(rating);

/** Whether a review has 1 or 2 stars. */
export const isLow = (review: ReadReview): boolean => isRated(review, LOW_RATINGS);

/** Average rating of published reviews, which customers see; null without any. */
export function getAverage(reviews: readonly ReadReview[]): number | null {
  const ratings = reviews.flatMap(({ rating, status }) => (rating !== null && status === 'approved' ? [rating] : []));
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

interface MonthlyAverage {
  /** Start of the month, local time. */
  month: Date;
  average: number | null;
  /** Published reviews. */
  count: number;
}

/** Average rating of the published reviews of each month, oldest first. Months without any are left out. */
export function getMonthlyAverages(reviews: readonly ReadReview[]): MonthlyAverage[] {
  const months = new Map<number, ReadReview[]>();
  for (const review of reviews) {
    const at = Date.parse(review.createdAt ?? '');
    if (Number.isNaN(at) || review.rating === null || review.status !== 'approved') continue;
    const month = startOfMonth(at).getTime();
    months.set(month, [...(months.get(month) ?? []), review]);
  }
  return [...months]
    .sort(([a], [b]) => a - b)
    .map(([month, all]) => ({ month: new Date(month), average: getAverage(all), count: all.length }));
}

/** A word, and the number of reviews with 1 or 2 stars that have it. */
export interface MentionedWord {
  word: string;
  count: number;
}

const MAX_WORDS = 12;
const MIN_COUNT = 2;
/** Shorter words, such as articles, say little. */
const MIN_LENGTH = 4;
/** How much more of the low ratings than of the high ones must have a word. */
const MIN_RATIO = 2;

/**
 * Finds the words that stand out in reviews with 1 or 2 stars: those that at least twice the share of them has, compared to
 * reviews with 4 or 5 stars. So no list of common words is needed, in any language.
 */
export function findMentionedWords(reviews: readonly ReadReview[]): MentionedWord[] {
  const low = reviews.filter(isLow);
  const high = reviews.filter((review) => isRated(review, HIGH_RATINGS));
  const lowCounts = countReviewsByWord(low);
  const highCounts = countReviewsByWord(high);
  const getHighShare = (word: string) => (high.length === 0 ? 0 : (highCounts.get(word) ?? 0) / high.length);
  return [...lowCounts]
    .filter(([word, count]) => count >= MIN_COUNT && count / low.length >= MIN_RATIO * getHighShare(word))
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_WORDS);
}

function countReviewsByWord(reviews: readonly ReadReview[]): ReadonlyMap<string, number> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const counts = new Map<string, number>();
  for (const { title, description } of reviews) {
    const text = `${title ?? ''}\n${description ?? ''}`.toLowerCase();
    const words = [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike && isLongEnough(segment) ? [segment] : [],
    );
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Words of other scripts than letters for sounds are shorter. */
const isLongEnough = (word: string) =>
  word.length >= (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u.test(word) ? 2 : MIN_LENGTH);
