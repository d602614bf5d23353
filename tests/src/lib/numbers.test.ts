import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/lib/format/formatMoney';
import { formatPoints } from '../../../src/lib/format/formatPoints';
import { formatRating } from '../../../src/lib/format/formatRating';
import { toSupportedLocale } from '../../../src/lib/format/locale';

const nothing = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];

describe('formatMoney', () => {
  it.each([
    [10, 'USD', 'en', '$10'],
    [10.5, 'USD', 'en', '$10.50'],
    [9.999, 'USD', 'en', '$10'],
    [1234567, 'EUR', 'de', '1.234.567\u00a0€'],
    [1500.4, 'JPY', 'ja', '￥1,500'],
    [1.2345, 'KWD', 'en', 'KWD\u00a01.235'],
    [-3, 'USD', 'en', '−$3'],
    [-0, 'USD', 'en', '$0'],
    [10, 'usd', 'en', '$10'],
    [10, null, 'en', '$10'],
    [10, '', 'en', '$10'],
    [10.4, 'PTS', 'en', '10\u00a0pts'],
    [10.5, 'HUF', 'en', 'HUF\u00a010.50'],
    [10.5, 'IQD', 'en', 'IQD\u00a010.500'],
    [10.5, 'points', 'en', '10.5 POINTS'],
    [10, 'USD', 'zh_TW', 'US$10'],
  ])('formats %d %s in %s as %s', (amount, currency, locale, written) => {
    expect(formatMoney(amount, currency, locale)).toBe(written);
  });

  it.each(nothing)('formats %s as a dash', (amount) => {
    expect(formatMoney(amount, 'USD', 'en')).toBe('—');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), fc.string(), (amount, currency, locale) => {
        expect(formatMoney(amount, currency, locale)).not.toBe('');
      }),
    );
  });
});

describe('formatPoints', () => {
  it.each([
    [1204330, 'en', '1,204,330'],
    [1204330, 'de', '1.204.330'],
    [-5, 'en', '−5'],
    [-5, 'ar', '\u200e−5'],
    [-0, 'en', '0'],
    [1.239, 'en', '1.24'],
  ])('formats %d in %s as %s', (value, locale, written) => {
    expect(formatPoints(value, locale)).toBe(written);
  });

  it.each(nothing)('formats %s as a dash', (value) => {
    expect(formatPoints(value, 'en')).toBe('—');
  });
});

describe('formatRating', () => {
  it.each([
    [4, 'en', '4.0'],
    [4.64, 'fr', '4,6'],
    [null, 'en', '—'],
  ])('formats %d in %s as %s', (value, locale, written) => {
    expect(formatRating(value, locale)).toBe(written);
  });
});

describe('toSupportedLocale', () => {
  it.each([
    ['en', 'en'],
    ['zh_TW', 'zh-TW'],
    ['pt-br', 'pt-BR'],
    ['', 'en'],
    ['not a locale', 'en'],
  ])('turns %j into %j', (tag, usable) => {
    expect(toSupportedLocale(tag)).toBe(usable);
  });
});
