import { describe, expect, it } from 'vitest';
import { createRepairer, findRepairs } from '../../../../src/lib/csv/contentRepairs';

/** Reads the UTF-8 of a text in another encoding, as a program does that doesn't know it. */
const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(new TextEncoder().encode(text));

describe('letters that were read in another encoding', () => {
  const texts = [
    'Zoë Ruiz',
    'déjà vu',
    'Łódź',
    'it’s “fine”',
    '12 € – 15 €',
    'Привет, мир',
    'Καλημέρα',
    'متجر جميل',
    'שלום לכם',
    '素敵なシャツ',
    'Great! 😀',
  ];
  it.each(texts.flatMap((text) => ['windows-1252', 'macintosh'].map((encoding) => [text, encoding] as const)))(
    'are found in “%s” that was read as %s, and repaired',
    async (text, encoding) => {
      const wrong = misread(text, encoding);
      expect(findRepairs([wrong])).toEqual(['mojibake']);
      expect((await createRepairer(['mojibake']))(wrong)).toBe(text);
    },
  );

  it.each([
    'l’École',
    'D’Été',
    '‘Été’',
    '“être”',
    'mot—Étude',
    '« CAFÉ »',
    '«CAFÉ»',
    'Il est passé… ici',
    '«il est passé…»',
    'Über™ und Größe®',
    '„Äpfel“ und ‚Öl‘',
    'ÎLE',
    'Łódź – “Zażółć gęślą jaźń”',
    'Ελλάδα™',
    'Москва — №1',
    'ΑΒΓ»',
  ])('are not found in “%s”, which is correct', async (text) => {
    expect(findRepairs([text])).toEqual([]);
    expect((await createRepairer(['mojibake']))(text)).toBe(text);
  });

  it.each(['cs', 'da', 'de', 'el', 'es', 'fr', 'hu', 'is', 'it', 'nl', 'pl', 'pt', 'ro', 'ru', 'sv', 'tr', 'vi'])(
    'are not found in the names of countries and currencies in “%s”, in quotation marks',
    (language) => {
      const regions = new Intl.DisplayNames(language, { type: 'region' });
      const currencies = new Intl.DisplayNames(language, { type: 'currency' });
      const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
      const names = [
        ...codes.flatMap((first) => codes.map((second) => regions.of(first + second) ?? '')),
        ...Intl.supportedValuesOf('currency').map((code) => currencies.of(code) ?? ''),
      ];
      const quoted = names.flatMap((name) => [`“${name}”`, `« ${name.toLocaleUpperCase(language)} »`, `l’${name}…`]);
      expect(quoted.filter((text) => findRepairs([text]).length > 0)).toEqual([]);
    },
  );
});
