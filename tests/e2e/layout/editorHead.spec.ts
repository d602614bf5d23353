/** The head of an editor: title, switcher, state and what saves are in one bar, which stays in view. */
import { expect, test } from '../support/test';

for (const { path, field, state } of [
  { path: '/notifications/edit/reviewAfterOrder/en', field: 'Subject', state: 'Customized' },
  { path: '/widget-editor/ReviewAndFAQ', field: 'Reviews per page', state: 'Show in store' },
]) {
  test(`the head of ${path} has title, switcher, state and Publish in one bar in windows of 1440 to 1024 px`, {
    tag: '@layout',
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
