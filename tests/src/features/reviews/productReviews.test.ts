import { describe, expect, it } from 'vitest';
import {
  findMentionedWords,
  getAverage,
  getMonthlyAverages,
  type ReadReview,
} from '../../../../src/features/reviews/productReviews';

const review = (rating: number | null, description: string, more: Partial<ReadReview> = {}): ReadReview => ({
  rating,
  description,
  title: null,
  reply: null,
  status: 'approved',
  createdAt: '2026-01-15T12:00:00Z',
  ...more,
});

describe('findMentionedWords', () => {
  it('finds words of several reviews with 1 or 2 stars that fewer of those with 4 or 5 have, in any script', () => {
    const words = findMentionedWords([
      review(1, 'Broken zipper, the color is lovely'),
      review(2, 'ZIPPER broken!', { title: 'Zipper' }),
      review(1, '拉链 坏了'),
      review(2, '拉链 很 糟糕'),
      review(3, 'Broken broken'),
      review(5, 'Lovely color'),
      review(4, 'The color is right'),
    ]);
    expect(words).toEqual([
      { word: 'broken', count: 2 },
      { word: 'zipper', count: 2 },
      { word: '拉链', count: 2 },
    ]);
  });

  it('finds none without reviews', () => {
    expect(findMentionedWords([])).toEqual([]);
  });
});

describe('averages', () => {
  it('count published reviews with a rating, by month', () => {
    const all = [
      review(5, ''),
      review(4, ''),
      review(1, '', { status: 'pending' }),
      review(null, ''),
      review(2, '', { createdAt: '2025-11-15T12:00:00Z' }),
      review(3, '', { createdAt: null }),
    ];
    expect(getAverage(all)).toBe(3.5);
    expect(getMonthlyAverages(all).map(({ average, count }) => [average, count])).toEqual([
      [2, 1],
      [4.5, 2],
    ]);
    expect(getAverage([])).toBeNull();
  });
});
