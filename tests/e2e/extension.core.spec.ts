/** The build that the console's own tests open. Runs where an extension is in src/extensions. */
import { expect, test } from './support/test';

test.use({ amounts: { customers: 20, reviews: 20, rewards: 20, questions: 10 } });

test('[EXT-07] with an extension in place, the console’s own tests open a build without it', {
  tag: '@extension',
}, async ({ page, signIn, request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('Deliveries');
  await signIn(page, '/instagram');
  await expect(page.getByRole('heading', { level: 1, name: 'Instagram' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Deliveries' })).toHaveCount(0);
});
