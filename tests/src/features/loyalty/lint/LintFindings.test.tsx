import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import { findMissingTemplates } from '../../../../../src/features/loyalty/lint/findMissingTemplates';
import LintFindings from '../../../../../src/features/loyalty/lint/LintFindings';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';
import { stubStoreStats } from '../storeStats';

beforeEach(() => localStorage.clear());

const template = (key: string, html: string | null = '<p>Hello</p>') => ({
  _id: key,
  key,
  subject: 'Points',
  html,
  isCustom: false,
  updatedAt: null,
});

const open = (drafted: Program) =>
  renderConsole({
    dataProvider: stubStoreStats(
      {},
      {
        programs: () => Promise.resolve([program()]),
        templates: () => Promise.resolve([template('standard'), template('loyaltyPlaceAnOrder', ' ')]),
      },
    ),
    at: '/',
    routes: [{ path: '/', element: <LintFindings saved={program()} drafted={drafted} /> }],
  });

describe('LintFindings', () => {
  it('shows findings with their reason and a link', async () => {
    open(
      program({
        tasks: [task({ points: 10 })],
        rewards: [reward({ title: null, type: 'free_product', pointsCost: 500, config: {} })],
      }),
    );
    expect(await screen.findByText('“Shop” doesn’t send an email')).toBeVisible();
    expect(screen.getByText(/“Order placed”.* is empty or missing in English/)).toBeVisible();
    // Parts without a title are named by their type.
    expect(screen.getByText('“Free product” has no product')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to “Free product”' })).toHaveAttribute(
      'href',
      '/loyalty/program?open=five',
    );
    // A typical product cost is assumed.
    expect(screen.queryByText('Complete the cost estimate to check the reward rate.')).toBeNull();
  });

  it("applies the user's limits", async () => {
    const { user } = open(program({ rewards: [reward({ pointsCost: 401 })] }));
    expect(await screen.findByText('The nearest reward takes 9 orders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change limits' }));
    const orders = screen.getByRole('textbox', { name: 'Maximum orders to nearest reward' });
    await user.clear(orders);
    await user.type(orders, '9');
    expect(screen.queryByText('The nearest reward takes 9 orders')).toBeNull();
    // No other finding is about the distance.
    expect(screen.getByRole('listitem')).toHaveTextContent('“Shop” doesn’t send an email');
    await user.clear(orders);
    await user.type(orders, '0');
    expect(orders).toBeInvalid();
  });

  it('shows that there are no findings', async () => {
    open(program({ tasks: [task({ type: 'signup', points: 500 })] }));
    expect(await screen.findByText('No issues found.')).toBeVisible();
  });

  it('reports no missing templates if the API does not provide them', () => {
    expect(findMissingTemplates(null)).toBeNull();
    expect(findMissingTemplates([])).toBeNull();
    expect(findMissingTemplates([template('loyaltyPlaceAnOrder')])).toEqual(
      new Set(['loyaltyReferredCustomer', 'loyaltyBirthdayReward', 'reviewPublished', 'faqAnswered']),
    );
  });
});
