import { expect, it } from 'vitest';
import { getTriageGroups, SHORT_TEXT_LENGTH } from '../../../../src/features/queue/triageGroups';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const faq = getEntity('faq');
const photo = { _id: 'a1', type: 'image', src: 'https://media.example.com/1.jpg', thumbnail: null };
const best = { rating: 5, title: 'Lovely', description: 'Fits well.', attachments: [] };

it.each([
  ['a short text with 5 stars', {}, ['short']],
  ['a text as long as allowed', { description: 'x'.repeat(SHORT_TEXT_LENGTH - 'Lovely'.length) }, ['short']],
  ['a longer text', { description: 'x'.repeat(SHORT_TEXT_LENGTH - 'Lovely'.length + 1) }, []],
  ['4 stars', { rating: 4 }, []],
  ['no text', { title: '', description: null }, ['short']],
  ['a photo', { attachments: [photo] }, ['media']],
  ['a link', { description: 'See www.example.com' }, ['contact']],
  ['an email address', { description: 'Write to kim@example.com' }, ['contact']],
  ['capitals', { description: 'THIS IS THE BEST LAMP THAT I EVER BOUGHT' }, []],
  ['1 star', { rating: 1 }, ['low']],
  ['2 stars, a photo and a link', { rating: 2, attachments: [photo], title: 'bit.ly/3x' }, ['media', 'low', 'contact']],
  ['a missing rating', { rating: null }, []],
])('groups a review with %s', (_, values, groups) => {
  expect(getTriageGroups(reviews, createRecord(reviews, 'r', { ...best, ...values }))).toEqual(groups);
});

it('groups questions by their text alone', () => {
  expect(getTriageGroups(faq, createRecord(faq, 'q', { question: 'Is it wool?' }))).toEqual([]);
  expect(getTriageGroups(faq, createRecord(faq, 'q', { question: 'Call +44 20 7946 0958?' }))).toEqual(['contact']);
});
