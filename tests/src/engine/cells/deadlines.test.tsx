import { expect, it } from 'vitest';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const rewards = getEntity('rewards');
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

it('a reward counts down to its available and expiry dates; the exact time is shown on focus and touch', async () => {
  const dates = [
    { availableAt: inDays(3), expiresAt: inDays(40) },
    { availableAt: inDays(-1), expiresAt: inDays(5) },
    { expiresAt: inDays(-2) },
    {},
  ];
  const records = dates.map((item, index) =>
    createRecord(rewards, `id${index}`, { status: 'approved', amount: 5, ...item }),
  );
  const { user } = renderList(rewards, listServer(rewards, records).provider());
  await findRow('id0');
  const cells = (id: string) =>
    [...document.querySelectorAll(`tr[data-record="${id}"] [data-label="Dates"] time`)].map(
      ({ textContent }) => textContent,
    );
  expect(cells('id0')).toEqual(['Available in 3 days', 'Expires in 40 days']);
  expect(cells('id1')).toEqual(['Became available yesterday', 'Expires in 5 days']);
  expect(cells('id2')).toEqual(['Expired 2 days ago']);
  expect(cells('id3')).toEqual([]);

  const expiry = getRow('id2').getByText('Expired 2 days ago');
  expect(expiry).toHaveAttribute('title', expect.stringMatching(/\d{4}.*\d:\d\d/));
  getRow('id1').getByText('Expires in 5 days').focus();
  await user.tab();
  for (let presses = 0; presses < 8 && document.activeElement !== expiry; presses += 1) await user.tab();
  expect(expiry).toHaveFocus();
  expect(expiry).toHaveAccessibleName(/^Expired 2 days ago, .*\d:\d\d/);
});
