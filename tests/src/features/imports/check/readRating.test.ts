import { describe, expect, it } from 'vitest';
import { readRating, roundStars, toStars } from '../../../../../src/features/imports/check/readRating';

/** The stars of a rating on each scale: 1 to 5, of 10, of 100. */
function read(text: string) {
  const rating = readRating(text);
  return rating && ([5, 10, 100] as const).map((scale) => toStars(rating, scale));
}

describe('readRating', () => {
  it.each([
    ['5.0 out of 5 stars', 5],
    ['4 / 5', 4],
    ['4 von 5 Sternen', 4],
    ['4 sur 5 étoiles', 4],
    ['Rated 4 out of 5', 4],
    ['★★★★☆', 4],
    ['⭐️⭐️⭐️', 3],
    ['★★★★½', 4.5],
    ['FIVE', 5],
    ['FOUR_STARS', 4],
    ['5つ星のうち4.0', 4],
  ])('[IMP-10] reads %s on any scale', (text, stars) => expect(read(text)).toEqual([stars, stars, stars]));

  it.each([
    ['4', [4, 2, 0.2]],
    ['4,5', [4.5, 2.25, 0.225]],
    ['5 Sterne', [5, 2.5, 0.25]],
    ['٤ نجوم', [4, 2, 0.2]],
    ['8', ['notRating', 4, 0.4]],
    ['8/10', ['notRating', 4, 'notRating']],
    ['80 %', ['notRating', 'notRating', 4]],
    ['0', ['zeroRating', 'zeroRating', 'zeroRating']],
  ])('[IMP-10] reads %s on the scale of its column', (text, stars) => expect(read(text)).toEqual(stars));

  it.each(['', '-1', 'good', '1000', '4/7', '5 of stars', '****', '★★★★★★★'])('[IMP-10] refuses %j', (text) =>
    expect(readRating(text)).toBeNull(),
  );

  it('[IMP-10] rounds only if asked to', () => {
    expect([4.5, 4.25, 0.5, 3].map((stars) => roundStars(stars, null))).toEqual([
      'halfRating',
      'halfRating',
      'halfRating',
      3,
    ]);
    expect([4.5, 4.25, 0.5, 3].map((stars) => roundStars(stars, 'up'))).toEqual([5, 4, 1, 3]);
    expect([4.5, 4.25, 0.5, 3].map((stars) => roundStars(stars, 'down'))).toEqual([4, 4, 'notRating', 3]);
  });
});
