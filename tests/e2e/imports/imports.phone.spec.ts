import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessible } from '../support/axe';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';
import { csvFile, goToRows, invalidPoints, uploadFile } from './support/importPage';

test.use(phone);

test('an import on a phone has no horizontal scrolling and large tap targets; a tap corrects a cell', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers/import/points');
  await expect(page.getByRole('heading', { name: 'Import points' })).toBeVisible();
  const fits = async () => {
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
      await expect.poll(() => findSmallTargets(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await fits();
  await uploadFile(page, csvFile(invalidPoints));
  await fits();
  await goToRows(page);
  const faulty = page.getByRole('gridcell', { name: /nobody/ });
  await expect(faulty).toBeVisible();
  await fits();
  await faulty.tap();
  await page.getByLabel('Email, line 3').fill('lin@shop.example');
  await page.getByLabel('Email, line 3').press('Enter');
  await page.getByLabel('For duplicate customers').selectOption('Use the last row');
  await fits();
  await expect(page.getByRole('button', { name: 'Add 2,540 points to 2 customers' })).toBeEnabled();
});

test('in Arabic, the lines of a file show their beginning', async ({ page, signIn }) => {
  await page.addInitScript(() => localStorage.setItem('console.language', 'ar'));
  await signIn(page, '/customers/import/customers');
  const names = 'email,first name,last name,points,referral code,vip tier,country,language';
  const rows = ['ada@mail.example,Ada,Berg,1,A1', 'lin@mail.example,Lin,Chen,2,L1'];
  const file = csvFile([names, ...rows.map((row) => `${row},gold,a long name of a country,Norwegian`)].join('\n'));
  await page.locator('input[type=file]').setInputFiles(file);
  for (const [label, start] of [
    ['صف العناوين', 'email'],
    ['أول صف للاستيراد', 'ada@'],
  ] as const) {
    const select = page.getByLabel(label);
    await expect(select).toBeVisible();
    const shown = await select.screenshot();
    // What isn't in sight can change without a difference.
    await select.evaluate((element: HTMLSelectElement, text) => {
      const [option] = element.selectedOptions;
      if (option) option.text = option.text.replace(text, '.'.repeat(text.length));
    }, start);
    expect(shown.equals(await select.screenshot()), label).toBe(false);
  }
});
