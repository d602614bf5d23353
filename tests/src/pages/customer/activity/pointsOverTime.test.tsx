import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { giveRoom } from '../../../../support/giveRoom';
import { customerServer, openCustomer } from '../customerWorld';
import { few, many, reward } from './someRewards';

async function openTimeline(rewards: Record<string, unknown>[], values?: Record<string, unknown>, at = '') {
  const server = customerServer(values);
  server.putRewards(rewards);
  const view = await openCustomer(server, { at });
  // The room for it is there before the points are.
  await screen.findByRole('combobox', { name: 'Kind' });
  return { server, ...view };
}

const sheet = () => within(screen.getByRole('region', { name: 'Points over time' }));
const told = () => sheet().getByRole('slider').getAttribute('aria-valuetext');

describe('the points of a customer over time', () => {
  it('[CUS-16] are told moment by moment, each with what happened, from before the first until now', async () => {
    await openTimeline(few);
    const slider = await sheet().findByRole('slider', { name: 'Points over time: moment by moment' });
    expect(sheet().getByText('From 0 to 400 points since Mar 1, 2026.')).toBeVisible();
    expect(slider).toHaveAttribute('max', '6');
    const all = ['6', '5', '4', '3', '2', '1', '0'].map((value) => {
      fireEvent.change(slider, { target: { value } });
      return told()?.replace(/2026, .*?;/, '2026;');
    });
    expect(all).toEqual([
      'Now; 340 points',
      'Mar 5, 2026; 340 points; +60 points · Wrote a review · Review: Warm · Pending',
      'Mar 4, 2026; 340 points; 10% off (IDA10) · Birthday',
      'Mar 3, 2026; 340 points; -60 points · Redeemed points',
      'Mar 2, 2026; 400 points; +25 points · Placed an order · Rejected',
      'Mar 1, 2026; 400 points; +400 points · Placed an order · Order 1001',
      'Before all that is listed; 0 points',
    ]);
  });

  it('[CUS-16] are drawn, and the pointer is told what happened where it is; Escape hides it', async () => {
    giveRoom();
    await openTimeline(few);
    const slider = await sheet().findByRole('slider');
    const picture = slider.parentElement;
    if (!picture) throw new Error('the slider stands in the picture');
    await waitFor(() => {
      fireEvent.pointerMove(picture, { clientX: 30 });
      expect(sheet().getByText(/^Mar 1, 2026|^Before all/)).toBeInTheDocument();
    });
    fireEvent.pointerMove(picture, { clientX: 599 });
    expect(sheet().getByText('Now')).toBeInTheDocument();
    fireEvent.pointerDown(picture, { clientX: 599 });
    fireEvent.pointerLeave(picture);
    expect(slider).toHaveFocus();
    expect(sheet().getByText('340 points')).toBeInTheDocument();
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(sheet().queryByText('340 points')).toBeNull();
  });

  it('[CUS-16] are a table, too, the newest first, ten a page', async () => {
    const { user } = await openTimeline(many(24), { totalPoints: 24 });
    await user.click(await sheet().findByRole('button', { name: 'Show as table' }));
    const rows = () => within(sheet().getByRole('table', { name: 'Points over time' })).getAllByRole('row');
    expect(rows()).toHaveLength(11);
    expect(rows()[1]).toHaveTextContent(/^Now24$/);
    expect(rows()[2]).toHaveTextContent(/24\+1 point · Placed an order$/);
    await user.click(sheet().getByRole('button', { name: 'Next' }));
    await user.click(sheet().getByRole('button', { name: 'Next' }));
    expect(rows().at(-1)).toHaveTextContent('Before all that is listed0');
    await user.click(sheet().getByRole('button', { name: 'Show as chart' }));
    expect(sheet().getByRole('slider')).toBeVisible();
  });

  it('are not drawn where a reward could not be read, or the points are not known', async () => {
    await openTimeline([...few, { _id: null }]);
    expect(await sheet().findByText(/are not all known/)).toBeVisible();
    expect(sheet().queryByRole('button')).toBeNull();
  });

  it('are explained in a text to copy: the largest first, and what does not count apart', async () => {
    const { user } = await openTimeline(
      [...few, reward('r0', '2026-02-01', { amount: 15, order: { _id: 'o0', number: '1000' } })],
      { totalPoints: 400 },
    );
    await user.click(await sheet().findByRole('button', { name: 'Explain the balance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How the points came about' }));
    await user.click(dialog.getByRole('button', { name: 'Copy text' }));
    const today = new Date().toLocaleDateString('en', { dateStyle: 'long' });
    expect(await navigator.clipboard.readText()).toBe(
      [
        `Points of Ida Holm on ${today}: 400.`,
        '',
        'How they came about, the largest first:',
        '+415 points: Placed an order, 2 times, last on March 1, 2026',
        '-60 points: Redeemed points, March 3, 2026',
        '+45 points: older, or given in another way than listed here',
        '',
        'Not counted:',
        '60 points not approved yet',
        '25 points rejected',
      ].join('\n'),
    );
  });
});

describe('the address of the ledger', () => {
  const ledger = () => within(screen.getByRole('region', { name: 'Rewards activity' }));

  it('keeps kind, status and page, without a step to come back to', async () => {
    const { user, address, router } = await openTimeline(many(30), { totalPoints: 30 });
    await user.selectOptions(await ledger().findByRole('combobox', { name: 'Kind' }), 'Points');
    await user.selectOptions(ledger().getByRole('combobox', { name: 'Status' }), 'Approved');
    await user.click(ledger().getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/customers/c1?kind=points&status=approved&page=2');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.selectOptions(ledger().getByRole('combobox', { name: 'Kind' }), 'All kinds');
    expect(address()).toBe('/customers/c1?status=approved');
  });

  it('is read: an address that was kept shows the same lines, one that means nothing shows all', async () => {
    const { router } = await openTimeline(many(30), { totalPoints: 30 }, '?status=approved&page=3');
    expect(await ledger().findByText('Page 3 of 3')).toBeVisible();
    expect(ledger().getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Approved');
    await router.navigate('/customers/c1?status=lost&kind=&page=-2');
    expect(await ledger().findByText('Page 1 of 3')).toBeVisible();
    await router.navigate('/customers/c1?page=99');
    expect(await ledger().findByText('Page 3 of 3')).toBeVisible();
  });
});
