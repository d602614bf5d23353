import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseTextsFile } from '../../../../src/features/locale/transfer/parseTextsFile';

it('[IMP-08] reads texts that Excel saved with semicolons in Windows-1252', async () => {
  const name = 'texts-de-semicolon-cp1252.csv';
  const bytes = readFileSync(resolve(import.meta.dirname, '../../../fixtures/import-files', name));
  expect(await parseTextsFile(new File([bytes], name, { type: 'application/vnd.ms-excel' }))).toEqual([
    {
      name: 'de',
      texts: {
        'reviews.title': 'Das sagen Kunden über uns; ehrlich',
        'loyalty.title': 'Treueprogramm für Sie',
        'reviews.count.one': '{{count}} Bewertung',
        'unknown.key': 'Größe',
      },
      ignored: 0,
    },
  ]);
});
