import { describe, expect, it } from 'vitest';
import { findSimilarRecords } from '../../../../src/engine/flags/similarRecords';
import { markDifferences } from '../../../../src/engine/panel/SimilarRecords';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const flags = { texts: ['title', 'description'] };
const review = (id: string, description: string) => createRecord(reviews, id, { description });

const text = 'The seam opened after two weeks, I would not buy it again.';

const similarIds = (own: string, ...others: string[]) =>
  findSimilarRecords(
    flags,
    review('own', own),
    others.map((other, index) => review(`r${index}`, other)),
  ).map(({ record }) => record.id);

describe('findSimilarRecords', () => {
  it('finds texts that differ in few words, whatever their case and punctuation', () => {
    expect(similarIds(text, 'the seam OPENED after three weeks; I would not buy it again')).toEqual(['r0']);
    expect(similarIds(text, text)).toEqual(['r0']);
  });

  it('puts the most similar first, and lists three at most', () => {
    const close = 'The seam opened after two weeks, I would never buy it again.';
    expect(similarIds(text, close, text, close, close)).toEqual(['r1', 'r0', 'r2']);
  });

  it('finds none among other texts, short texts, and for the record itself', () => {
    expect(similarIds(text, 'The color is lovely and it arrived early, I would buy it again.')).toEqual([]);
    expect(similarIds('Great product', 'Great product')).toEqual([]);
    const own = review('own', text);
    expect(findSimilarRecords(flags, own, [own])).toEqual([]);
  });

  it('works in scripts without spaces', () => {
    expect(
      similarIds(
        'この商品は二週間で縫い目がほどけてしまいました。もう買わないと思います。',
        'この商品は三週間で縫い目がほどけてしまいました。もう買わないと思います。',
      ),
    ).toEqual(['r0']);
  });
});

describe('markDifferences', () => {
  it('marks the words that the other text does not have', () => {
    const pieces = markDifferences('Opened after two weeks', 'opened after three weeks', 'en');
    expect(pieces.filter(({ isOnlyHere }) => isOnlyHere).map((piece) => piece.text)).toEqual(['two']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Opened after two weeks');
  });
});
