import { expect, type Page } from '@playwright/test';
import { isFullRun } from '../../../support/fullRun';
import { waitForRows } from '../../lists/support/lists';
import type { MockClient } from '../../support/mockClient';
import { fillReview, openReviewForm } from './reviewForm';

interface Fixtures {
  page: Page;
  mock: MockClient;
  signIn: (page: Page, path?: string) => Promise<void>;
}

/** The button has another name if the draft of an earlier state has a date. */
const openCalendar = /^(Choose a date|Change date)/;

/** Every visible state of the forms and of the filter fields. */
export const openForms: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>> = {
  'an empty form': async ({ page, signIn }) => openReviewForm(page, signIn),
  'the form of a question': async ({ page, signIn }) => {
    await signIn(page, '/faq/create');
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  },
  'a form that is filled in': async ({ page, signIn }) => {
    await openReviewForm(page, signIn);
    await fillReview(page);
  },
  'what a search has found': async ({ page, signIn }) => {
    await openReviewForm(page, signIn);
    await page.getByRole('combobox', { name: /^Customer/ }).fill('an');
    await expect(page.getByRole('listbox').getByRole('option', { name: /an/i }).first()).toBeVisible();
  },
  'a search that failed': async ({ page, mock, signIn }) => {
    await openReviewForm(page, signIn);
    await mock.failNext({ pathPattern: '/admin/products', status: 500, times: 9 });
    await page.getByRole('combobox', { name: /^Product/ }).fill('wool');
    await expect(page.getByText('Search failed. Try again.')).toBeVisible();
  },
  'the calendar': async ({ page, signIn }) => {
    await openReviewForm(page, signIn);
    await page.getByRole('button', { name: openCalendar }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  },
  'the years': async ({ page, signIn }) => {
    await openReviewForm(page, signIn);
    await page.getByRole('button', { name: openCalendar }).click();
    await page.getByRole('button', { name: 'Choose a year' }).click();
    await expect(page.getByRole('radio', { name: '2020' })).toBeVisible();
  },
  'errors at the fields': async ({ page, mock, signIn }) => {
    await openReviewForm(page, signIn);
    await fillReview(page);
    const fields = { productId: 'not_found', createdAt: 'Too long ago.', rating: 'invalid' };
    await mock.failNext({ pathPattern: '/admin/reviews', status: 422, body: { error: 'Please check.', fields } });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Too long ago.')).toBeVisible();
  },
  'the fields of the filters': async ({ page, signIn }) => {
    await signIn(page, '/rewards');
    await waitForRows(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('group', { name: 'From' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Customer' })).toBeVisible();
  },
};

/** Whether a state differs most from other pages, and from screen to screen. Only a full run checks the others. */
export const isInRun = ([name]: readonly [string, unknown]): boolean =>
  isFullRun || name === 'the calendar' || name === 'errors at the fields';
