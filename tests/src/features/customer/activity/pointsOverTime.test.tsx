import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockElementSize } from '../../../../support/mockElementSize';
import { customerServer, down, openCustomer } from '../customerHarness';
import { many, reward, sampleRewards } from './someRewards';

async function openTimeline(rewards: Record<string, unknown>[], values?: Record<string, unknown>, at = '') {
  const server = customerServer(values);
  server.putRewards(rewards);
  const view = await openCustomer(server, { at });
  // Its space is reserved before the points load.
  await screen.findByRole('combobox', { name: 'Type' });
  return { server, ...view };
}

const inCard = () => within(screen.getByRole('region', { name: 'Points over time' }));
const getValueText = () => inCard().getByRole('slider').getAttribute('aria-valuetext');

describe('Timeline', () => {
  it('[CUS-16] describes each change, from before the first one until now', async () => {
    await openTimeline(sampleRewards);
    const slider = await inCard().findByRole('slider', { name: 'Points over time: data points' });
    expect(inCard().getByText('Between 0 and 400 points since Mar 1, 2026.')).toBeVisible();
    expect(slider).toHaveAttribute('max', '6');
    const all = ['6', '5', '4', '3', '2', '1', '0'].map((value) => {
      fireEvent.change(slider, { target: { value } });
      return getValueText()?.replace(/2026, .*?;/, '2026;');
    });
    expect(all).toEqual([
      'Now; 340 points',
      'Mar 5, 2026; 340 points; +60 points · Wrote a review · Review: Warm · Pending',
      'Mar 4, 2026; 340 points; 10% off (IDA10) · Birthday',
      'Mar 3, 2026; 340 points; −60 points · Redeemed points',
      'Mar 2, 2026; 400 points; +25 points · Placed an order · Rejected',
      'Mar 1, 2026; 400 points; +400 points · Placed an order · Order 1001',
      'Starting balance; 0 points',
    ]);
  });

  it('[CUS-16] shows a tooltip at the pointer; Escape hides it', async () => {
    mockElementSize();
    await openTimeline(sampleRewards);
    const slider = await inCard().findByRole('slider');
    const picture = slider.parentElement;
    if (!picture) throw new Error('The slider is missing from the chart.');
    await waitFor(() => {
      fireEvent.pointerMove(picture, { clientX: 30 });
      expect(inCard().getByText(/^Mar 1, 2026|^Starting balance/)).toBeInTheDocument();
    });
    fireEvent.pointerMove(picture, { clientX: 599 });
    expect(inCard().getByText('Now')).toBeInTheDocument();
    fireEvent.pointerDown(picture, { clientX: 599 });
    fireEvent.pointerLeave(picture);
    expect(slider).toHaveFocus();
    expect(inCard().getByText('340 points')).toBeInTheDocument();
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(inCard().queryByText('340 points')).toBeNull();
  });

  it('[CUS-16] offers a table, newest first, ten rows per page', async () => {
    const { user } = await openTimeline(many(24), { totalPoints: 24 });
    await user.click(await inCard().findByRole('button', { name: 'Points over time: more' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show as table' }));
    const rows = () => within(inCard().getByRole('table', { name: 'Points over time' })).getAllByRole('row');
    expect(rows()).toHaveLength(11);
    expect(rows()[1]).toHaveTextContent(/^Now24$/);
    expect(rows()[2]).toHaveTextContent(/24\+1 point · Placed an order$/);
    await user.click(inCard().getByRole('button', { name: 'Next' }));
    await user.click(inCard().getByRole('button', { name: 'Next' }));
    expect(rows().at(-1)).toHaveTextContent('Starting balance0');
    await user.click(inCard().getByRole('button', { name: 'Points over time: more' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show as chart' }));
    expect(inCard().getByRole('slider')).toBeVisible();
  });

  it('shows no chart if a reward could not be parsed or the balance is unknown', async () => {
    await openTimeline([...sampleRewards, { _id: null }]);
    expect(await inCard().findByText(/don’t have enough data/)).toBeVisible();
    expect(inCard().queryByRole('button')).toBeNull();
  });

  it('explains the balance in a message to copy or to open in an email, in any language of the console', async () => {
    const year = new Date().getFullYear() + 1;
    const { user } = await openTimeline(
      [
        reward('r9', '2026-03-09', { amount: 30, task_type: 'signup', availableAt: `${year}-02-01T12:00:00Z` }),
        ...sampleRewards,
        reward('r0', '2026-02-01', { amount: 15, expiresAt: `${year}-06-01T12:00:00Z` }),
      ],
      { totalPoints: 400 },
    );
    await user.click(await inCard().findByRole('button', { name: 'Explain balance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message about this balance' }));
    await user.click(dialog.getByRole('button', { name: 'Copy text' }));
    const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
    const text = await navigator.clipboard.readText();
    expect(text.split('\n')).toEqual([
      'Hello Ida,',
      '',
      `On ${today}, you have 400 points. You can use 370 of them now.`,
      '',
      'Largest changes first:',
      '+415 points: Placed an order · 2 times, last on March 1, 2026',
      '−60 points: Redeemed points · March 3, 2026',
      '+30 points: Signed up · March 9, 2026',
      '+15 points: earlier activity not listed here',
      '',
      'Not included:',
      '60 pending points',
      '25 rejected points',
      '',
      'Available later:',
      `30 points: from February 1, ${year}`,
      '',
      'Expiring if you don’t use them:',
      `15 points: on June 1, ${year}`,
      '',
      'What you can get for your points:',
      '10 % off: 10 points',
      '5 off: 130 more points needed',
      '',
      'Nordlys Atelier',
    ]);
    const mail = new URL(dialog.getByRole('link', { name: 'Open in email' }).getAttribute('href') ?? '');
    expect([mail.pathname, mail.searchParams.get('subject')]).toEqual([
      'ida@example.org',
      'Your points at Nordlys Atelier',
    ]);
    expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));

    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(await dialog.findByText(/^Bonjour Ida,/)).toHaveTextContent(
      /400 points, dont 370 à utiliser dès maintenant\. .*5 off : il manque 130 points/,
    );
    expect(dialog.getByRole('link', { name: 'Open in email' })).toHaveAttribute(
      'href',
      expect.stringContaining('Vos%20points'),
    );
  });

  it('names the amount or percentage of each reward in the message, unless it is unknown or in the title', async () => {
    const offers = [
      ['increment_amount', 'Money off your order', 100, { value: 1 }],
      ['fixed_amount', 'Money off', 200, { value: 5 }],
      ['fixed_amount', 'A surprise', 210, {}],
      ['percentage', 'Ten % off', 220, { value: 10 }],
      ['percentage', '12.5 % off', 230, { value: 12.5 }],
      ['free_shipping', 'Free shipping', 240, { value: 7 }],
      ['fixed_amount', 'Money off', 900, { value: 10 }],
    ].map(([type, title, pointsCost, config], at) => ({
      _id: `w${at}`,
      type,
      isEnabled: true,
      title,
      pointsCost,
      config,
    }));
    const server = customerServer({ totalPoints: 400 });
    server.putRewards(sampleRewards);
    server.putPrograms([{ _id: 'p1', name: 'Circle', tasks: [], rewards: offers }]);
    const { user } = await openCustomer(server, { at: '' });
    await screen.findByRole('combobox', { name: 'Type' });
    await user.click(await inCard().findByRole('button', { name: 'Explain balance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message about this balance' }));
    const message = await dialog.findByText(/^Hello Ida,/);
    expect(message.textContent.split('\n\n').at(-2)?.split('\n')).toEqual([
      'What you can get for your points:',
      'Money off your order: €1 off for every 100 points',
      'Money off (€5 off): 200 points',
      'A surprise: 210 points',
      'Ten % off (10% off): 220 points',
      '12.5 % off: 230 points',
      'Free shipping: 240 points',
      'Money off (€10 off): 500 more points needed',
    ]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Français');
    const translated = await dialog.findByText(/^Bonjour Ida,/);
    expect(translated).toHaveTextContent('Money off your order : 1 € de remise par tranche de 100 points');
    expect(translated).toHaveTextContent('Ten % off (10 % de remise) : 220 points');
  });
});

describe('URL state of the ledger', () => {
  const ledger = () => within(screen.getByRole('region', { name: 'Rewards activity' }));

  it('stores kind, status, and page without a history entry', async () => {
    const { user, currentUrl, router } = await openTimeline(many(30), { totalPoints: 30 });
    await user.selectOptions(await ledger().findByRole('combobox', { name: 'Type' }), 'Points');
    await user.selectOptions(ledger().getByRole('combobox', { name: 'Status' }), 'Approved');
    await user.click(ledger().getByRole('button', { name: 'Next' }));
    expect(currentUrl()).toBe('/customers/c1?type=points&status=approved&page=1&limit=10');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.selectOptions(ledger().getByRole('combobox', { name: 'Type' }), 'All types');
    expect(currentUrl()).toBe('/customers/c1?status=approved&limit=10');
  });

  it('restores the filter from the URL, and ignores invalid values', async () => {
    const { router } = await openTimeline(many(30), { totalPoints: 30 }, '?status=approved&page=2');
    expect(await ledger().findByText('Page 3 of 3')).toBeVisible();
    expect(ledger().getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Approved');
    await router.navigate('/customers/c1?status=lost&type=&page=-2&limit=7');
    expect(await ledger().findByText('Page 1 of 3')).toBeVisible();
    await router.navigate('/customers/c1?page=99');
    expect(await ledger().findByText('Page 3 of 3')).toBeVisible();
  });

  it('reads the balance again before it is explained, and says if it can’t', async () => {
    const { server, user } = await openTimeline(sampleRewards);
    const explain = await inCard().findByRole('button', { name: 'Explain balance' });
    server.fail({ when: ({ body }) => /list: rewards/.test(JSON.stringify(body)), error: down });
    await user.click(explain);
    expect(await inCard().findByText('This may be out of date. We couldn’t refresh it.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    server.fail();
    // Another manager adds points.
    server.putRewards([reward('r9', '2026-03-09', { amount: 60 }), ...sampleRewards]);
    server.change({ totalPoints: 400 });
    await user.click(explain);
    const dialog = await screen.findByRole('dialog', { name: 'Message about this balance' });
    expect(within(dialog).getByText(/you have 400 points/)).toBeVisible();
  });
});
