import { describe, expect, it } from 'vitest';
import { storeLanguages } from '../../../resources/languages';
import { pluralNouns } from '../../../resources/storefront/counts';
import { getPluralCategories, getPluralRules } from '../../../resources/storefront/pluralKeys';
import { shopperText } from '../../../resources/storefront/shopperText';
import { getPlaceholders } from '../../../resources/storefront/shopperTextShape';
import { type ShopperTextKey, shopperTexts } from '../../../resources/storefront/texts';
import { countCases } from '../../support/countCases';

const counted = [
  ['reviews', 'reviews.count'],
  ['points', 'points.count'],
  ['questions', 'questions.count'],
  ['vouchers', 'vouchers.count'],
] as const;
const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];

/** Expected points texts of each language for 0, 1, 2, 3, 5, 11, 21, 100, and 1.5, derived from its grammar. */
const pointsByHand: Readonly<Record<string, string>> = {
  en: '0 points|1 point|2 points|3 points|5 points|11 points|21 points|100 points|1.5 points',
  fr: '0 point|1 point|2 points|3 points|5 points|11 points|21 points|100 points|1,5 point',
  it: '0 punti|1 punto|2 punti|3 punti|5 punti|11 punti|21 punti|100 punti|1,5 punti',
  de: '0 Punkte|1 Punkt|2 Punkte|3 Punkte|5 Punkte|11 Punkte|21 Punkte|100 Punkte|1,5 Punkte',
  el: '0 πόντοι|1 πόντος|2 πόντοι|3 πόντοι|5 πόντοι|11 πόντοι|21 πόντοι|100 πόντοι|1,5 πόντοι',
  he: '0 נקודות|נקודה 1|2 נקודות|3 נקודות|5 נקודות|11 נקודות|21 נקודות|100 נקודות|1.5 נקודות',
  hu: '0 pont|1 pont|2 pont|3 pont|5 pont|11 pont|21 pont|100 pont|1,5 pont',
  tr: '0 puan|1 puan|2 puan|3 puan|5 puan|11 puan|21 puan|100 puan|1,5 puan',
  no: '0 poeng|1 poeng|2 poeng|3 poeng|5 poeng|11 poeng|21 poeng|100 poeng|1,5 poeng',
  pt: '0 ponto|1 ponto|2 pontos|3 pontos|5 pontos|11 pontos|21 pontos|100 pontos|1,5 ponto',
  pl: '0 punktów|1 punkt|2 punkty|3 punkty|5 punktów|11 punktów|21 punktów|100 punktów|1,5 punktu',
  ru: '0 баллов|1 балл|2 балла|3 балла|5 баллов|11 баллов|21 балл|100 баллов|1,5 балла',
  es: '0 puntos|1 punto|2 puntos|3 puntos|5 puntos|11 puntos|21 puntos|100 puntos|1,5 puntos',
  sv: '0 poäng|1 poäng|2 poäng|3 poäng|5 poäng|11 poäng|21 poäng|100 poäng|1,5 poäng',
  vi: '0 điểm|1 điểm|2 điểm|3 điểm|5 điểm|11 điểm|21 điểm|100 điểm|1,5 điểm',
  ar: 'لا نقاط|نقطة واحدة|نقطتان|3 نقاط|5 نقاط|11 نقطة|21 نقطة|100 نقطة|1.5 نقطة',
  nl: '0 punten|1 punt|2 punten|3 punten|5 punten|11 punten|21 punten|100 punten|1,5 punten',
  ja: '0ポイント|1ポイント|2ポイント|3ポイント|5ポイント|11ポイント|21ポイント|100ポイント|1.5ポイント',
  zh: '0 积分|1 积分|2 积分|3 积分|5 积分|11 积分|21 积分|100 积分|1.5 积分',
  'zh-TW': '0 點|1 點|2 點|3 點|5 點|11 點|21 點|100 點|1.5 點',
  ko: '0포인트|1포인트|2포인트|3포인트|5포인트|11포인트|21포인트|100포인트|1.5포인트',
  fi: '0 pistettä|1 piste|2 pistettä|3 pistettä|5 pistettä|11 pistettä|21 pistettä|100 pistettä|1,5 pistettä',
  cs: '0 bodů|1 bod|2 body|3 body|5 bodů|11 bodů|21 bodů|100 bodů|1,5 bodu',
  da: '0 point|1 point|2 point|3 point|5 point|11 point|21 point|100 point|1,5 point',
  ro: '0 puncte|1 punct|2 puncte|3 puncte|5 puncte|11 puncte|21 de puncte|100 de puncte|1,5 puncte',
  th: '0 คะแนน|1 คะแนน|2 คะแนน|3 คะแนน|5 คะแนน|11 คะแนน|21 คะแนน|100 คะแนน|1.5 คะแนน',
  lt: '0 taškų|1 taškas|2 taškai|3 taškai|5 taškai|11 taškų|21 taškas|100 taškų|1,5 taško',
  ms: '0 mata|1 mata|2 mata|3 mata|5 mata|11 mata|21 mata|100 mata|1.5 mata',
};

const latinDigits = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace('٫', '.');

describe('count texts', () => {
  it.each(storeLanguages.map(({ code }) => code))('[LOC-03] use the plural categories of %s', (code) => {
    countCases('language');
    const say = (key: ShopperTextKey) => numbers.map((count) => shopperText({}, key, { count }, code)).map(latinDigits);
    expect(say('points.count').join('|')).toBe(pointsByHand[code]);
    // The other nouns use the same categories.
    const { tag } = storeLanguages.find((language) => language.code === code) ?? { tag: '' };
    for (const [thing, key] of counted) {
      const forms = pluralNouns[code]?.[thing];
      expect(Object.keys(forms ?? {}).toSorted(), `${code} ${thing}`).toEqual(getPluralCategories(tag).toSorted());
      const stems = numbers.map((count) => forms?.[getPluralRules(tag).select(count)]);
      const written = stems.map((stem, n) =>
        stem?.replace('{{count}}', new Intl.NumberFormat(tag).format(numbers[n] ?? 0)),
      );
      expect(say(key), `${code} ${thing}`).toEqual(written.map((text) => latinDigits(text ?? '')));
    }
  });

  it('[LOC-03] omit the number only in forms for a single number', () => {
    const many = [...Array(1200).keys(), 0.1, 0.5, 1.5, 2.5, 10.5, 1_000_000];
    for (const { code, tag } of storeLanguages) {
      for (const category of getPluralCategories(tag)) {
        const covered = many.filter((number) => getPluralRules(tag).select(number) === category);
        for (const [thing] of counted) {
          const form = pluralNouns[code]?.[thing][category] ?? '';
          const names = getPlaceholders(form);
          if (covered.length > 1) expect(names, `${code} ${thing} ${category}`).toEqual(['count']);
          else expect(names.filter((name) => name !== 'count')).toEqual([]);
        }
      }
    }
  });
});

describe('shopperText', () => {
  it('prefers custom texts, then the built-in translation, then English', () => {
    const own = { 'reviews.title': 'Was andere sagen', 'reviews.count.one': 'Eine Stimme' };
    expect(shopperText(own, 'reviews.title', {}, 'de')).toBe('Was andere sagen');
    expect(shopperText(own, 'reviews.count', { count: 1 }, 'de')).toBe('Eine Stimme');
    expect(shopperText(own, 'reviews.count', { count: 2 }, 'de')).toBe('2 Bewertungen');
    expect(shopperText(own, 'reviews.write', {}, 'de')).toBe('Write a review');
    expect(shopperText({ 'reviews.title': '  ' }, 'reviews.title', {}, 'de')).toBe('Customer reviews');
  });

  it('uses English plurals for languages without translation', () => {
    expect(shopperText({}, 'points.count', { count: 1 }, 'is')).toBe('1 point');
    expect(shopperText({}, 'points.count', { count: 2 }, 'no such tag!')).toBe('2 points');
  });

  it('interpolates values, formats numbers, and keeps placeholders without value', () => {
    const dictionary = { 'loyalty.expiring': '{{ points }} – {{date}} – {{constructor}}' };
    const say = shopperText(dictionary, 'loyalty.expiring', { points: 1234.5, date: '$& <b>' }, 'de');
    expect(say).toBe('1.234,5 – $& <b> – {{constructor}}');
  });

  it('ignores inherited keys of the dictionary', () => {
    expect(shopperText(Object.create({ 'reviews.title': 'no' }), 'reviews.title')).toBe('Customer reviews');
  });

  it.each(Object.entries(shopperTexts))('has a sufficient maximum length for %s', (_key, text) => {
    const wordings = 'forms' in text ? Object.values(text.forms) : [text.text];
    expect(Math.max(...wordings.map(({ length }) => length))).toBeLessThanOrEqual(text.max);
  });
});
