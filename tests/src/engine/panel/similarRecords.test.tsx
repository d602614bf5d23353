import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../../../src/engine/panel/RecordPanel'), 60_000);

it('shows a record of the panel beside the rows of the page with nearly the same text', async () => {
  const texts = [
    'It shrank in the first wash although I kept to the label.',
    'It shrank in the second wash although I kept to the label.',
  ];
  const rows = createRecords(reviews, 2, (index) => ({ description: texts[index], status: 'approved' }), 'r');
  const server = listServer(reviews, rows);
  const provider = server.provider({ getOne: async () => ({ data: rows[0] }) });
  renderList(reviews, provider, '?page=0&limit=10&record=r0');
  const panel = within(await screen.findByRole('dialog'));
  const similar = within(await panel.findByRole('region', { name: 'Similar text' }));
  const [own, other] = similar.getAllByRole('figure');
  expect(own).toHaveTextContent(/first/);
  expect(other).toHaveTextContent(/second/);
});
