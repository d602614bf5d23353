import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import Findings from '../../../../../src/pages/loyalty/lint/Findings';
import { missingTemplates } from '../../../../../src/pages/loyalty/lint/missingTemplates';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';
import { shopStats } from '../shopStats';

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
    dataProvider: shopStats({
      listPrograms: () => Promise.resolve([program()]),
      emailTemplates: () => Promise.resolve([template('standard'), template('loyaltyPlaceAnOrder', ' ')]),
    }),
    at: '/',
    routes: [{ path: '/', element: <Findings saved={program()} drafted={drafted} /> }],
  });

describe('what may be wrong with a programme', () => {
  it('is told with why, and leads to the place', async () => {
    open(
      program({
        tasks: [task({ points: 10 })],
        rewards: [reward({ title: null, type: 'free_product', pointsCost: 500, config: {} })],
      }),
    );
    expect(await screen.findByText('“Shop” sends no e-mail')).toBeVisible();
    expect(screen.getByText(/“Points for an order”.* is empty or missing in English/)).toBeVisible();
    // Without a title of its own, it is called by its kind.
    expect(screen.getByText('“Free product” gives no product')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to “Free product”' })).toHaveAttribute(
      'href',
      '/loyalty/program?open=five',
    );
    // A cost of the product is not known.
    expect(screen.getByText('Whether it gives back too much can be told once its cost can.')).toBeVisible();
  });

  it('is held against limits that the merchant sets', async () => {
    const { user } = open(program({ rewards: [reward({ pointsCost: 401 })] }));
    expect(await screen.findByText('The nearest reward is 9 orders away')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the limits' }));
    const orders = screen.getByRole('textbox', { name: 'Orders to the nearest reward, at most' });
    await user.clear(orders);
    await user.type(orders, '9');
    expect(screen.queryByText('The nearest reward is 9 orders away')).toBeNull();
    await user.clear(orders);
    await user.type(orders, '0');
    expect(orders).toBeInvalid();
  });

  it('is nothing for a sound one', async () => {
    open(program({ tasks: [task({ type: 'signup', points: 500 })] }));
    expect(await screen.findByText('Nothing found that speaks against this programme.')).toBeVisible();
  });

  it('no e-mail is missed where the provider does not tell of them', () => {
    expect(missingTemplates(null)).toBeNull();
    expect(missingTemplates([])).toBeNull();
    expect(missingTemplates([template('loyaltyPlaceAnOrder')])).toEqual(
      new Set(['loyaltyReferredCustomer', 'loyaltyBirthdayReward', 'reviewPublished', 'faqAnswered']),
    );
  });
});
