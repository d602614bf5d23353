/** The head of an editor: title, switcher, state and what saves are in one bar, which stays in view. */

import { tagInTurn } from '../../support/fullRun';
import { getOverflow } from '../lists/support/layoutChecks';
import { expect, test } from '../support/test';
import { findLayoutFaults } from './findLayoutFaults';

for (const [index, { path, field, state }] of [
  { path: '/notifications/edit/reviewAfterOrder/en', field: 'Subject', state: 'Customized' },
  { path: '/widget-editor/ReviewAndFAQ', field: 'Reviews per page', state: 'Show in store' },
].entries()) {
  test(`the head of ${path} has title, switcher, state and Publish in one bar in windows of 1440 to 1024 px`, {
    tag: ['@layout', ...tagInTurn(index, 2)],
  }, async ({ page, signIn }) => {
    await signIn(page, path);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.getByLabel(field).first().pressSequentially('1');
      const head = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
      const publish = head.getByRole('button', { name: 'Publish' });
      await expect(publish, `${width} px`).toBeInViewport({ ratio: 1 });
      const parts = [
        head.getByRole('heading', { level: 1 }),
        head.getByText(state, { exact: true }),
        head.getByRole('combobox'),
        publish,
      ];
      for (const part of parts) await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
      const middles = await head.locator('select, button, [role="switch"]').evaluateAll((controls) =>
        controls.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThanOrEqual(12);
    }
  });
}

test('the buttons of an email whose publishing failed have one line in a window of 1024 px', async ({
  page,
  signIn,
  mock,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, '/notifications/edit/reviewAfterOrder/en');
  await page.getByLabel('Subject').pressSequentially('1');
  const failure = { pathPattern: '/admin/(?!graphql)', status: 422, body: { message: 'Not now.' } };
  await mock.failNext(...['PATCH', 'PUT'].map((method) => ({ ...failure, method })));
  const head = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await head.getByRole('button', { name: 'Publish' }).click();
  await expect(head.getByText('Not now.')).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
  await expect(head.getByRole('combobox')).toBeInViewport({ ratio: 1 });
});

const publishTexts = {
  en: { publish: 'Publish', invalid: /issue/ },
  fr: { publish: 'Publier', invalid: /problème/ },
  ar: { publish: 'نشر', invalid: /مشكلة/ },
};
for (const [index, [language, { publish, invalid }]] of Object.entries(publishTexts).entries()) {
  test(`a changed email can be published in windows of 1440 to 1000 px in the language “${language}”`, {
    tag: ['@layout', ...tagInTurn(index, 3)],
  }, async ({ page, signIn }) => {
    await signIn(page);
    await page.evaluate((code) => localStorage.setItem('console.language', code), language);
    await page.goto('/notifications/edit/loyaltyRewardApproved/en');
    const subject = page.locator('main input[type=text]').first();
    await subject.press('End');
    await subject.pressSequentially(' {{typo}}');
    const button = page.getByRole('main').getByRole('button', { name: publish, exact: true });
    // The longest state, which is known after the text was checked.
    await expect(page.locator('main header').getByText(invalid)).toBeVisible();
    for (const width of [1440, 1280, 1180, 1024, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(button, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
    }
  });
}
