import type { Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import type { MockClient } from '../support/mockClient';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

/** Tokens of the stores, the open one first. */
const readTokens = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return [tokens[lastSite], ...Object.keys(tokens).flatMap((id) => (id === lastSite ? [] : tokens[id]))];
  });

/** The settings, programs and English emails of a store. */
async function readStore(mock: MockClient, token: string | undefined): Promise<unknown[]> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${mock.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    return response.json();
  };
  return Promise.all(['/admin/settings', '/admin/loyalty/programs', '/admin/sites/email/templates/en'].map(read));
}

test('[NEW-02] settings are compared, copied to another store by keyboard, and undone after a reload', async ({
  page,
  signIn,
  mock,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: /Nordlys Atelier/ }).click();
  await page.getByRole('menuitem', { name: 'Copy between stores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy between stores' })).toBeVisible();
  const [open, other] = await readTokens(page);
  const before = await Promise.all([readStore(mock, open), readStore(mock, other)]);

  await pressWhenEnabled(page.getByRole('button', { name: 'Swap stores' }), 'Enter');
  const programs = page.getByRole('region', { name: 'Loyalty programs' });
  await pressWhenEnabled(programs.getByRole('button', { name: 'Show changes: Nordlys Circle' }), 'Enter');
  await expect(programs.getByText(/Join us/)).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await expect(page.getByText(/uses EUR, and .+ uses JPY\. Amounts of rewards and tasks stay empty/)).toBeVisible();
  await pressWhenEnabled(page.getByRole('checkbox', { name: 'Brand color' }), 'Space');
  await pressWhenEnabled(programs.getByRole('checkbox', { name: 'Nordlys Circle' }), 'Space');
  await pressWhenEnabled(page.getByRole('checkbox', { name: 'Washing' }), 'Space');
  // English is the only language of both stores.
  const emails = page.getByRole('region', { name: 'Emails' });
  await expect(emails.getByText('English', { exact: true }).first()).toBeVisible();
  await pressWhenEnabled(emails.getByRole('checkbox', { name: 'Points expiring' }), 'Space');
  await expect(page.getByText('4 changes selected')).toBeVisible();
  await mock.clearRequests();
  await pressWhenEnabled(page.getByRole('button', { name: /^Copy to Tsuki/ }), 'Enter');
  await expect(page.getByText(/^4 changes copied to Tsuki/)).toBeVisible();
  await expectFocusNotLost(page);
  const writes = (await mock.requests()).filter(
    ({ method, path }) => ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method) && !/graphql|housekeeping/.test(path),
  );
  expect(new Set(writes.map(({ headers }) => headers['authorization']))).toEqual(new Set([`Bearer ${other}`]));
  expect(await readStore(mock, open)).toEqual(before[0]);
  const after = await readStore(mock, other);
  const copied = JSON.stringify(after);
  const program = Object(after[1]).programs.find(({ name }: { name: string }) => name === 'Nordlys Circle');
  // Amounts in another currency are empty, and what needs one is off.
  expect(program.rewards.filter(({ type }: { type: string }) => type === 'fixed_amount')).toMatchObject([
    { isEnabled: false, config: { value: null } },
  ]);
  expect(copied).toContain('Treat yourself');

  await page.reload();
  const recent = page.getByRole('region', { name: 'Recently copied' });
  await pressWhenEnabled(recent.getByRole('button', { name: /^Undo/ }), 'Enter');
  await expect(page.getByText(/^4 changes in Tsuki.* undone$/)).toBeVisible();
  expect(await readStore(mock, open)).toEqual(before[0]);
  const [settings, list, templates] = await readStore(mock, other);
  const { savedReplies } = Object(settings).settings;
  expect([settings, list, templates]).toEqual([
    { settings: { ...Object(before[1]?.[0]).settings, savedReplies } },
    before[1]?.[1],
    before[1]?.[2],
  ]);
  expect(savedReplies ?? []).toEqual([]);
});
