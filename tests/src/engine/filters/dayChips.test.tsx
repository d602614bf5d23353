import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inZones } from '../../../support/inZones';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');

inZones('the chip of a day filter', () => {
  it('[LIST-04] shows the days of the URL, on both sides of a clock change', async () => {
    const server = listServer(rewards, createRecords(rewards, 1));
    renderList(rewards, server.provider(), '?page=0&limit=10&dateFrom=2026-03-08&dateTo=2026-10-25');
    await findRow('id0');
    expect(await screen.findByRole('button', { name: /^Remove .*Mar 8, 2026 .*Oct 25, 2026/ })).toBeVisible();
  });

  it('[LIST-04] shows the days of a filter of the page', async () => {
    const rows = createRecords(reviews, 1, () => ({ createdAt: new Date(2026, 2, 8, 0, 30).toISOString() }));
    const day = '2026-03-08';
    renderList(reviews, listServer(reviews, rows).provider(), `?page=0&limit=10&only=dates:${day}..${day}`);
    await findRow('id0');
    expect(await screen.findByRole('button', { name: /^Remove .*Mar 8, 2026 .*Mar 8, 2026/ })).toBeVisible();
  });
});
