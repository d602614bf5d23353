import type { Page } from '@playwright/test';
import { getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { getRow, rows, waitForRows } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('textbox', { name: /^(Reply|Answer|Your version)/ });
const replies = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' });

/** Opens the composer of the first row by its shortcut key. Returns the id of the row. */
async function openComposer(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  return (await rows(page).first().getAttribute('data-record')) ?? '';
}

async function addReply(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add reply' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${name}” saved`)).toBeVisible();
}

test('a saved reply is created, inserted by a slash, and removed again by the browser’s own undo', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await openComposer(page, '/product-reviews');
  await page.keyboard.type('/');
  await expect(replies(page)).toBeVisible();
  // “Manage saved replies” is the last option.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await addReply(page, 'Warm words', 'Thank you, {{customer.firstName|friend}}!');
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  // The caret position is restored.
  await expect(box(page)).toBeFocused();
  await expect(replies(page).getByRole('option', { name: /^Warm words/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.type('warm');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(/^Thank you, .+!$/);
  const draftText = await box(page).inputValue();
  await page.keyboard.press('Control+z');
  await expect(box(page)).toHaveValue('/warm');
  await page.keyboard.press('Control+Shift+z');
  await expect(box(page)).toHaveValue(draftText);

  await page.keyboard.press('Control+Enter');
  await expect(getRow(page, id)).toContainText(draftText);
  await expect(box(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});

test('two users who reply to one review see both texts; a failure is shown in place', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page);
  const id = await openComposer(page, '/product-reviews');
  await page.keyboard.type('Mine');
  await page.evaluate(
    async ({ address, id }) => {
      const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
      await fetch(`${address}/admin/reviews/${id}/reply`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokens[lastSite]}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ reply: 'Theirs' }),
      });
    },
    { address: mock.url, id },
  );
  await mock.clearRequests();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Someone else changed this reply')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Their reply/ })).toContainText('Theirs');
  await expectAccessibleInBoth(page);
  await expect.poll(() => getOverflow(page)).toBe(0);

  await mock.failNext({ method: 'POST', pathPattern: '/reply', status: 500, body: { error: 'Not now.' } });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect(box(page)).toHaveValue('Mine');
  await page.keyboard.press('Control+Enter');
  await expect(getRow(page, id)).toContainText('Mine');
  const sent = await mock.requests({ method: 'POST', path: /\/reply$/ });
  expect(sent.map(({ body, status }) => [body, status])).toEqual([
    [{ reply: 'Mine' }, 500],
    [{ reply: 'Mine' }, 200],
  ]);
});

test('a text is written over the whole width of the list, in windows of 1440 to 768 px', async ({ page, signIn }) => {
  await signIn(page);
  for (const list of ['/product-reviews', '/faq']) {
    await openComposer(page, list);
    for (const width of [1440, 1150, 1024, 960, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const table = await page.getByRole('table').boundingBox();
      const text = await box(page).boundingBox();
      expect(text?.width, `${list} at ${width} px`).toBeGreaterThan(0.75 * (table?.width ?? 0));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
