import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { dayFileCases, otherFileCases } from '../../../fixtures/importFileCases';
import { openImportPage } from './support/openImportPage';

afterEach(clearDatabases);

const paths = {
  customers: '/customers/import/customers',
  points: '/customers/import/points',
  reviews: '/product-reviews/import/reviews',
} as const;

const cases = [...dayFileCases, ...otherFileCases].filter(({ says }) => says !== undefined);

it.each(cases)('[IMP-10] the page says about $file: $says', async ({ file, kind, says = [], asks = [] }) => {
  const { choose } = openImportPage(paths[kind]);
  await choose(readFileSync(`tests/fixtures/import-files/${file}`), file);
  const goOn = await screen.findByRole('button', { name: 'Continue to rows' });
  const findUnsaid = (texts: typeof says) => texts.filter((text) => screen.queryAllByText(text).length === 0);
  if (asks.length > 0) expect(goOn).toBeDisabled();
  else await waitFor(() => expect(goOn).toBeEnabled());
  const unsaid = findUnsaid(says);
  if (unsaid.length > 0) fireEvent.click(goOn);
  await waitFor(() => expect(findUnsaid(unsaid)).toEqual([]));
});
