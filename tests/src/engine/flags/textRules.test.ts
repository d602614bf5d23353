import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HighlightRange } from '../../../../src/engine/flags/flag';
import { findAllCaps, findContactData, findLinks } from '../../../../src/engine/flags/textRules';

const passages = (text: string, marks: readonly HighlightRange[]) => [
  ...new Set(marks.map(({ from, to }) => text.slice(from, to))),
];

/** Sentences without contact data, links, or shouting. */
const harmless = [
  'I am 5\'8" and 145-150 lbs, the XL fits; a 10-12 or M-L depends.',
  'My measurements are 38-30-40, or 96.5 / 76 / 101 cm.',
  'Made in the USA, size XXL, 32-24.5-32.',
  'Paid $1,299.00 (was €1.499,00) on 20/11/2024, 2024-11-20 and 01.02.2024 10:30.',
  'Order 100023456 and 2024112012345 came; code of the good 4006381333931.',
  'Love this dress.top is cute, size.so small and/or short.',
  'Rated 5/5, 10/10, 4.5 of 5. Worth 100 000 000 stars!',
  'LOVE it. A BIG yes, OMG, but IMO the US size runs small.',
  'Bought @ 50% off at 9am, I DO recommend it.',
  'Washed at 30°C 3 times, 1 2 3 4 5 6 7 8 9 days later still fine.',
  'Great material!!! Shop assistant said "www" and nothing else.',
];

describe('contact data in a text', () => {
  it.each([
    ['Write me at kim@shop-deals.example for a better price!!', 'kim@shop-deals.example'],
    ['Jörg.Müller+x@post.müller.de.', 'Jörg.Müller+x@post.müller.de'],
    ['kim (at) shop (dot) com', 'kim (at) shop (dot) com'],
    ['kim [at] shop.com', 'kim [at] shop.com'],
    ['follow @kim_deals today', '@kim_deals'],
    ['+49 151 2345 6789', '+49 151 2345 6789'],
    ['0049-151-23456789', '0049-151-23456789'],
    ['(555) 234-5678 or so', '(555) 234-5678'],
    ['mine is 030 123456789', '030 123456789'],
    ['call me at: 55512345', '55512345'],
    ['WhatsApp 600 700 8000', '600 700 8000'],
    ['٠٠٤٩١٥١٢٣٤٥٦', '٠٠٤٩١٥١٢٣٤٥٦'],
  ])('is detected: %s', (text, passage) => {
    expect(passages(text, findContactData(text))).toEqual([passage]);
  });

  it.each(harmless)('is not detected in: %s', (text) => {
    expect(passages(text, findContactData(text))).toEqual([]);
  });

  it('is not a phone number for any format of a price, size or date', () => {
    const number = fc.nat(99_999);
    const twoDigits = fc.integer({ min: 1, max: 12 }).map((item) => String(item).padStart(2, '0'));
    const phrase = fc.oneof(
      fc.tuple(number, fc.nat(99)).map(([whole, part]) => `$${whole}.${part}`),
      fc.tuple(number, fc.nat(99)).map(([whole, part]) => `${whole},${part} €`),
      fc.tuple(twoDigits, twoDigits).map(([day, month]) => `${day}.${month}.2024`),
      fc.tuple(twoDigits, twoDigits).map(([day, month]) => `2024-${month}-${day}`),
      fc.tuple(twoDigits, twoDigits).map(([day, month]) => `${month}/${day}/2024`),
      fc.tuple(fc.nat(9), fc.nat(11)).map(([feet, inches]) => `${feet}'${inches}"`),
      fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 2, maxLength: 3 }).map((sizes) => sizes.join('-')),
      fc.tuple(fc.nat(10), fc.constantFrom(5, 10)).map(([rating, maxRating]) => `${rating}/${maxRating}`),
    );
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 5 }), (all) => {
        const text = `I paid and wore it: ${all.join(' and ')}.`;
        expect(passages(text, findContactData(text))).toEqual([]);
        expect(passages(text, findLinks(text))).toEqual([]);
        expect(passages(text, findAllCaps(text))).toEqual([]);
      }),
    );
  });
});

describe('a link in a text', () => {
  it.each([
    ['See https://shop.example/a?b=1, it is better.', 'https://shop.example/a?b=1'],
    ['go to www.cheap.shop!', 'www.cheap.shop'],
    ['cheap-dresses.com has it', 'cheap-dresses.com'],
    ['look: bit.ly/3xYz', 'bit.ly/3xYz'],
    ['(HTTP://X.EXAMPLE)', 'HTTP://X.EXAMPLE'],
  ])('is detected: %s', (text, passage) => {
    expect(passages(text, findLinks(text))).toEqual([passage]);
  });

  it.each(harmless)('is not detected in: %s', (text) => {
    expect(passages(text, findLinks(text))).toEqual([]);
  });
});

describe('shouting', () => {
  it.each([
    ['DO NOT BUY', 'DO NOT BUY'],
    ['Honestly THIS IS THE WORST DRESS EVER made', 'THIS IS THE WORST DRESS EVER'],
    ['Любимое ПЛАТЬЕ САМОЕ ЛУЧШЕЕ навсегда', 'ПЛАТЬЕ САМОЕ ЛУЧШЕЕ'],
    ['I WANT MY MONEY BACK, NOW!', 'WANT MY MONEY BACK, NOW'],
  ])('is detected: %s', (text, passage) => {
    expect(passages(text, findAllCaps(text))).toEqual([passage]);
  });

  it.each(harmless)('is not detected in: %s', (text) => {
    expect(passages(text, findAllCaps(text))).toEqual([]);
  });

  it('is never detected in lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(findAllCaps(text.toLowerCase())).toEqual([]);
      }),
    );
  });
});
