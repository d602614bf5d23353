import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { toCsvFile } from '../../../../src/features/locale/transfer/exportTexts';
import { parseTextsFile } from '../../../../src/features/locale/transfer/parseTextsFile';
import { caseCount } from '../../../support/fullRun';

async function roundTrip(english: Dictionary, german: Dictionary) {
  const keys = [...new Set([...Object.keys(english), ...Object.keys(german)])];
  const blob = toCsvFile(keys, [
    { code: 'en', getText: (key) => english[key] ?? '' },
    { code: 'de', getText: (key) => german[key] ?? '' },
  ]);
  const found = await parseTextsFile(new File([blob], 'languages.csv', { type: 'text/csv' }));
  if (typeof found === 'string') throw new Error(found);
  return found.map(({ texts }) => texts);
}

it.each([
  "'=1 point",
  '=1 point',
  "''=1",
  '+1',
  '-1',
  '@a',
  '\t=1',
  '\r=1',
  "a;'=1",
  "'",
  '"',
  ' a ',
  'a\r\n=b',
  'a\n\nb',
])('[LOC-04] a text is imported as it was exported: %j', async (text) => {
  expect(await roundTrip({ a: text, b: 'x' }, { a: 'y', b: text })).toEqual([
    { a: text, b: 'x' },
    { a: 'y', b: text },
  ]);
});

it('[LOC-04] any text in any cell is imported as it was exported', async () => {
  const signs = fc.constantFrom(...'=+-@|%\'",;\t\r\n \u00a0＝＠a1é😀');
  const text = fc.oneof(fc.string({ unit: signs, minLength: 1, maxLength: 8 }), fc.string({ minLength: 1 }));
  const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}(\.[a-z]{1,6})?$/), text, { minKeys: 1, maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(texts, texts, async (english, german) => {
      expect(await roundTrip(english, german)).toEqual([english, german]);
    }),
    { numRuns: caseCount(200, 5_000) },
  );
});
