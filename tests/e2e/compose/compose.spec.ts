import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { rowOf, rows, rowsSettled } from '../lists/support/lists';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expectFocusSane } from '../support/focus';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('textbox', { name: /^(Reply|Answer|Yours)/ });
const replies = (page: Page) => page.getByRole('listbox', { name: 'Saved replies' });

/** Opens the box of the first row by its letter, as the keyboard does; tells which row that is. */
async function openBox(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await rowsSettled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  return (await rows(page).first().getAttribute('data-record')) ?? '';
}

async function addReply(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${name}” saved.`)).toBeVisible();
}

test('a saved reply is made, asked for by a slash, and taken out again by the browser’s own undo', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await openBox(page, '/product-reviews');
  await page.keyboard.type('/');
  await expect(replies(page)).toBeVisible();
  // The way to change them is the last.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await addReply(page, 'Warm words', 'Thank you, {{customer.firstName|friend}}!');
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');

  // The caret is where it was.
  await expect(box(page)).toBeFocused();
  await expect(replies(page).getByRole('option', { name: /^Warm words/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.type('warm');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(/^Thank you, .+!$/);
  const written = await box(page).inputValue();
  await page.keyboard.press('Control+z');
  await expect(box(page)).toHaveValue('/warm');
  await page.keyboard.press('Control+Shift+z');
  await expect(box(page)).toHaveValue(written);

  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, id)).toContainText(written);
  await expect(box(page)).toHaveCount(0);
  await expectFocusSane(page);
});

test('a draft is there again after a reload, and its row says so', async ({ page, signIn }) => {
  await signIn(page);
  await openBox(page, '/product-reviews');
  await page.keyboard.type('Half a thought');
  await page.keyboard.press('Escape');
  await expectFocusSane(page);
  await page.reload();
  await rowsSettled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(box(page)).toHaveValue('Half a thought');
  await expect(page.getByText('What you typed before is here again. Not sent yet.')).toBeVisible();
});

test('an answer to a similar question is inserted by Alt+Enter', async ({ page, signIn }) => {
  await signIn(page);
  await openBox(page, '/faq');
  const suggestions = page.getByRole('region', { name: 'Answers to similar questions' });
  await expect(suggestions.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Alt+Enter');
  const answer = await suggestions.getByRole('listitem').first().getByRole('paragraph').nth(1).textContent();
  await expect(box(page)).toHaveValue(answer ?? '');
  expect(await smallTargets(page)).toEqual([]);
});

test('two who reply to one review see both texts; a failure is told in place', async ({ page, signIn, mock }) => {
  await signIn(page);
  const id = await openBox(page, '/product-reviews');
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
    { address: mock.address, id },
  );
  await mock.clearRequests();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Somebody else changed this reply meanwhile')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Theirs/ })).toContainText('Theirs');
  await expectAccessibleInBoth(page);
  expect(await overflow(page)).toBe(0);

  await mock.failNext({ method: 'POST', pathPattern: '/reply', status: 500, body: { error: 'Not now.' } });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect(box(page)).toHaveValue('Mine');
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, id)).toContainText('Mine');
  const sent = await mock.requests({ method: 'POST', path: /\/reply$/ });
  expect(sent.map(({ body, status }) => [body, status])).toEqual([
    [{ reply: 'Mine' }, 500],
    [{ reply: 'Mine' }, 200],
  ]);
});
