import { writes } from '../lists/support/lists';
import { expect, test } from '../support/test';
import { pickFirst } from './support/reviewForm';

test('[FAQ-03] a question is added with its answer and appears in the list', async ({ page, mock, signIn }) => {
  await signIn(page, '/faq');
  await page.getByRole('link', { name: 'Add question' }).click();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  const product = await pickFirst(page, /^Product/, 'wool');
  await page.getByRole('textbox', { name: /^Question/ }).fill('Is it warm?');
  await expect(page.getByText('To continue, fill in: Answer.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Very warm.');
  await add.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Is it warm?');
  await expect(panel).toContainText('Very warm.');
  await expect(panel).toContainText(product);
  await expect(page.getByText('Question added')).toBeVisible();
  const sent = (await writes(mock)).find(({ path }) => path === '/admin/faq');
  expect(sent).toMatchObject({ method: 'POST', body: { question: 'Is it warm?', answer: 'Very warm.' } });
  expect(Object.keys(Object(sent?.body)).sort()).toEqual(['answer', 'productId', 'question']);
});
