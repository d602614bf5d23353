/** Page helpers for the steps of an import. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const realFile = resolve(import.meta.dirname, '../../../fixtures/clothing-reviews-1000.csv');

export const clothingReviews = { path: realFile, text: () => readFileSync(realFile, 'utf8') };

/** A CSV file for an upload field. */
export const csvFile = (text: string, name = 'points.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Uploads a file and waits until its columns are shown. */
export async function uploadFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('table', { name: /^Columns in your file/ })).toBeVisible();
}

/** Continues to the grid of rows. */
export async function goToRows(page: Page) {
  await page.getByRole('button', { name: 'Continue to rows' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Points with two invalid rows and one duplicate customer. */
export const invalidPoints =
  'E-mail;Name;Points\r\nada@shop.example;Ada Berg;1.250\r\nnobody;Lin Chen;40\r\nADA@shop.example;Ada Berg;2.500\r\nzoe@shop.example;Zoë Ruiz;12,5\r\n';
