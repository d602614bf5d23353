/** The answer to a button is in view and not covered, in every editor, at any scroll position, and the button stays in place. */
import type { Locator, Page } from '@playwright/test';
import { tagInTurn } from '../../support/fullRun';
import { expect, test } from '../support/test';

interface Editor {
  path: string;
  /** Opens the editor from the page at the path. */
  open?: (page: Page) => Promise<void>;
  /** Field that is edited. */
  field: string | RegExp;
  text: string;
  /** Button that saves. */
  save: string;
}

const publish = 'Publish';
const editors: Readonly<Record<string, Editor>> = {
  email: { path: '/notifications/edit/standard/en', field: 'Subject', text: 'Mine', save: publish },
  translations: {
    path: '/locale?language=ar',
    field: 'reviews.count.few in العربية',
    text: '{{count}} آراء',
    save: 'Publish العربية',
  },
  theme: { path: '/theme-editor', field: 'Button background', text: '#cfe8d0', save: publish },
  widget: { path: '/widget-editor/ReviewAndFAQ', field: 'Customer reviews', text: 'Mine', save: publish },
  rule: {
    path: '/automation',
    async open(page) {
      await page.getByRole('main').getByRole('button', { name: 'Create rule' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish good reviews' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Publish good reviews' })).toBeVisible();
    },
    field: /^Limit per run/,
    text: '2',
    save: 'Save',
  },
  form: {
    path: '/form',
    open: (page) => page.getByRole('link', { name: 'Birthday club', exact: true }).click(),
    field: 'Form name',
    text: 'Mine',
    save: publish,
  },
  app: { path: '/pwa', field: 'Short name', text: 'Mine', save: publish },
  settings: { path: '/settings/general', field: 'Website', text: 'https://mine.example', save: 'Save' },
  setup: { path: '/wizard/step1', field: /^Website/, text: 'https://mine.example', save: 'Save and continue' },
  profile: {
    path: '/customers?page=0&limit=10',
    async open(page) {
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    },
    field: 'First name',
    text: 'Mine',
    save: 'Save',
  },
};

const sizes = [
  { width: 1280, height: 900 },
  { width: 1024, height: 600 },
  { width: 390, height: 844 },
] as const;

async function openEditor(page: Page, { open, field }: Editor): Promise<Locator> {
  await open?.(page);
  const input = page.getByRole('textbox', { name: field, exact: true });
  await expect(input).toBeVisible();
  return input;
}

/** The first line of an element is in the window, and nothing is above it. */
const isInView = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(12, height / 2)];
    return y >= 0 && y <= innerHeight && target.contains(document.elementFromPoint(x, y));
  });

for (const [index, [name, editor]] of Object.entries(editors).entries()) {
  test(`the answer to a failed save is in view, and the button stays in place: ${name}`, {
    tag: tagInTurn(index, 4),
  }, async ({ page, signIn, mock }) => {
    await page.setViewportSize(sizes[0]);
    await signIn(page, editor.path);
    const input = await openEditor(page, editor);
    await input.fill(editor.text);
    const button = page.getByRole('main').getByRole('button', { name: editor.save, exact: true });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const edge of ['top', 'bottom']) {
        await page.evaluate((end) => scrollTo(0, end === 'top' ? 0 : document.body.scrollHeight), edge);
        const reason = `Not ${edge} at ${size.height}.`;
        const failure = { pathPattern: '/admin/(?!graphql)', status: 422, body: { message: reason } };
        await mock.failNext(...['PATCH', 'PUT', 'POST'].map((method) => ({ ...failure, method })));
        await button.hover();
        const place = await button.boundingBox();
        await button.click();
        const answer = page.getByRole('alert').filter({ hasText: reason });
        await expect(answer).toHaveCount(1);
        expect(await isInView(answer), `${edge} at ${size.height}`).toBe(true);
        await expect(button).toBeEnabled();
        expect(await button.boundingBox(), `${edge} at ${size.height}`).toEqual(place);
      }
    }
  });
}

for (const [index, [name, theirs]] of (
  [
    ['email', 'Theirs'],
    ['translations', '{{count}} نص'],
    ['theme', '#dde7ff'],
  ] as const
).entries()) {
  test(`a conflict is in view, and leads to where it is resolved: ${name}`, { tag: tagInTurn(index, 3) }, async ({
    page,
    context,
    signIn,
  }) => {
    const editor = editors[name];
    if (!editor) throw new Error(`no editor is called ${name}`);
    await page.setViewportSize(sizes[1]);
    await signIn(page, editor.path);
    const input = await openEditor(page, editor);
    await input.fill(editor.text);
    const other = await context.newPage();
    await other.goto(editor.path);
    await (await openEditor(other, editor)).fill(theirs);
    await other.getByRole('button', { name: editor.save, exact: true }).click();
    await expect(other.getByRole('region', { name: 'Unpublished changes' })).toContainText('All changes published');
    await other.close();

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('main').getByRole('button', { name: editor.save, exact: true }).click();
    const answers = page.locator('main header, main [aria-label="Unpublished changes"]');
    const answer = answers.getByText('Someone else changed this');
    await expect(answer).toBeVisible();
    expect(await isInView(answer)).toBe(true);
    await answers.getByRole('button', { name: 'Show the change' }).click();
    const choice = page.getByRole('alert').filter({ hasText: theirs });
    await expect(choice).toBeFocused();
    expect(await isInView(choice)).toBe(true);
  });
}
