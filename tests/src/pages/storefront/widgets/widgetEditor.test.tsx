import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import { allWidgetFields } from '../../../../../resources/widgetPages/widgetPage';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { banner, conflict, createWidgetServer, down, list, lostResponse, openWidget, popup } from './widgetServer';

beforeEach(() => {
  clearTabStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const perPage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^How many at first/ });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Customer reviews' });
const bar = () => screen.queryByRole('region', { name: 'Not published' });
const published = '“Reviews and questions” is published. Shoppers see it with the next page that they open.';

const groups: Readonly<Record<string, string>> = {
  show: 'What it shows',
  layout: 'Layout',
  position: 'Position',
  style: 'Style',
  pages: 'Where it is shown',
};

describe('WidgetEditorPage', () => {
  it.each(widgetTypes)('[WID-01] shows the grouped controls and the preview of %s', async (type) => {
    await openWidget(createWidgetServer([]), type);
    expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
    const { controls, texts } = widgetPages[type];
    for (const group of Object.keys(controls))
      expect(screen.getByRole('region', { name: groups[group] ?? group })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Words' }) !== null).toBe(texts.length > 0);
    const asked = Object.entries(allWidgetFields(widgetPages[type])).filter(([, field]) => !('visibleWhen' in field));
    for (const [name] of asked)
      expect(document.querySelector(`[data-field="${name}"] :is(input, select)`)).toBeVisible();
  });

  it('publishes changes, preserves unknown fields, and refreshes the storefront', async () => {
    const server = createWidgetServer();
    const reloadWidgets = vi.fn(() => Promise.resolve());
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ', { reloadWidgets });
    await user.clear(await perPage());
    await user.type(await perPage(), '12');
    await user.click(screen.getByRole('checkbox', { name: 'Dates' }));
    await user.type(await title(), ' here');
    expect(await within(bar() ?? document.body).findByText('3 changes are not published')).toBeVisible();
    expect(server.writes()).toEqual([]);

    await publish();
    expect(await screen.findByText(published)).toBeVisible();
    expect(server.writes()).toEqual([
      [
        'PATCH',
        '/w1',
        {
          data: {
            perPage: 12,
            ours: { kept: [1] },
            showDates: false,
            texts: { en: { 'reviews.title': 'What people say here' } },
          },
        },
      ],
    ]);
    expect(server.refreshed()).toBe(1);
    expect(reloadWidgets).toHaveBeenCalledOnce();
    expect(screen.getByText(/1 value that this console does not know is kept as it is/)).toHaveTextContent('ours');
  });

  it('creates a missing widget', async () => {
    const server = createWidgetServer([]);
    const { user, publish } = await openWidget(server, 'CollectionPageStarRating');
    await user.click(await screen.findByRole('radio', { name: 'In the middle' }));
    await publish();
    await screen.findAllByText(/is published/);
    expect(server.writes()).toEqual([['POST', '', { type: 'CollectionPageStarRating', data: { align: 'center' } }]]);
    expect(screen.getByRole('switch', { name: 'On in the shop' })).not.toBeChecked();
  });

  it('does not publish invalid values and focuses the first one', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ');
    await user.clear(await perPage());
    await user.type(await perPage(), '51');
    await user.click(screen.getByRole('radio', { name: 'Only on some' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dates' }));
    await publish();
    expect(screen.getByText('2 things to put right')).toBeVisible();
    expect(screen.getByText('Not above 50.')).toBeVisible();
    expect(screen.getByText('Fill this in.')).toBeVisible();
    await waitFor(async () => expect(await perPage()).toHaveFocus());
    expect(server.writes()).toEqual([]);
  });

  it('[WID-03] supports undo and redo, and keeps the draft after a reload', async () => {
    const server = createWidgetServer();
    const { user, inBar, unmount } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('radio', { name: 'Side by side' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dates' }));
    await inBar('Undo');
    expect(screen.getByRole('checkbox', { name: 'Dates' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Side by side' })).toBeChecked();
    await inBar('Redo');
    expect(screen.getByRole('checkbox', { name: 'Dates' })).not.toBeChecked();

    unmount();
    await openWidget(server, 'ReviewAndFAQ');
    expect(await screen.findByText(/Your changes from before are here again/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Dates' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Side by side' })).toBeChecked();
    expect(server.writes()).toEqual([]);
  });

  it('resets to defaults with undo and preserves unknown fields', async () => {
    const server = createWidgetServer();
    const { choose, inBar, publish } = await openWidget(server, 'ReviewAndFAQ');
    await perPage();
    await choose('Back to how it is at first');
    expect(await perPage()).toHaveValue('5');
    expect(await title()).toHaveValue('');
    await inBar('Undo');
    expect(await perPage()).toHaveValue('6');
    await inBar('Redo');
    await publish();
    await screen.findByText(published);
    expect(server.widget('ReviewAndFAQ')?.data).toEqual({ ours: { kept: [1] } });
  });
});

describe('widget texts', () => {
  it('fall back to the translations if empty, in each store language', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ', { languages: ['en', 'de'] });
    const write = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Write a review' });
    await waitFor(() => expect(write.placeholder).toBe('Say something'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the words' }), 'de');
    expect(await title()).toHaveValue('');
    await user.type(await title(), 'Stimmen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the words' }), 'en');
    await user.clear(await title());
    await publish();
    await screen.findByText(published);
    expect(Object(server.widget('ReviewAndFAQ')?.data).texts).toEqual({ de: { 'reviews.title': 'Stimmen' } });
  });

  it('show hints about missing and unknown placeholders and excessive length', async () => {
    const { user } = await openWidget(createWidgetServer(), 'LoyaltyProgramNotifier');
    const earned = await screen.findByRole('textbox', { name: 'You earned {{points}}' });
    await user.click(earned);
    await user.paste(`Hurray, {{name}}! ${'So good! '.repeat(9)}`);
    expect(earned).toHaveAccessibleDescription(
      'It lacks {{points}}: shoppers will not see that value. Nothing takes the place of {{name}}. Longer than 60 letters: it may be cut off or break its line.',
    );
  });
});

describe('concurrent edits of a widget', () => {
  it('are merged if they change different fields', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('checkbox', { name: 'Dates' }));
    server.change('w1', { data: { ...Object(list.data), perPage: 9, order: 'highest' } });
    await publish();
    await screen.findByText(published);
    expect(server.widget('ReviewAndFAQ')?.data).toEqual({
      ...Object(list.data),
      perPage: 9,
      order: 'highest',
      showDates: false,
    });
    expect(await perPage()).toHaveValue('9');
  });

  it('show conflicts with both values and publish nothing until they are resolved', async () => {
    const server = createWidgetServer();
    const { user, publish, press } = await openWidget(server, 'ReviewAndFAQ');
    await user.clear(await perPage());
    await user.type(await perPage(), '12');
    server.change('w1', { data: { ...Object(list.data), perPage: 9 } });
    await publish();
    const conflictNotice = await screen.findByText('Somebody else has changed this meanwhile');
    const notice = within(conflictNotice.closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(notice.getByText('How many at first')).toBeVisible();
    expect(notice.getByText('12')).toBeVisible();
    expect(notice.getByText('9')).toBeVisible();
    expect(server.writes()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();

    await press('Keep yours: How many at first');
    await publish();
    await screen.findByText(published);
    expect(server.widget('ReviewAndFAQ')?.data).toEqual({ ...Object(list.data), perPage: 12 });
  });

  it('show a conflict response of the server', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('checkbox', { name: 'Dates' }));
    server.fail({ method: 'PATCH', error: conflict });
    await publish();
    expect(await screen.findByText('Not published: the shop looks as it did')).toBeVisible();
    expect(screen.getByText('Changed meanwhile.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Dates' })).not.toBeChecked();
    await publish();
    await screen.findByText(published);
  });

  it('recreate a deleted widget when publishing', async () => {
    const server = createWidgetServer();
    const { user, publish, queryClient } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('checkbox', { name: 'Dates' }));
    server.change('w1', null);
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/Somebody else has deleted this widget/)).toBeVisible();
    await publish();
    await screen.findByText(published);
    expect(server.writes()).toEqual([
      ['POST', '', { type: 'ReviewAndFAQ', data: { ...Object(list.data), showDates: false } }],
    ]);
  });
});

describe('widget switch', () => {
  const control = () => screen.findByRole('switch', { name: 'On in the shop' });

  it('[WID-02] updates optimistically, sends only the state, and confirms success', async () => {
    const server = createWidgetServer();
    const open = server.closeGate();
    const { user } = await openWidget(server, 'LoyaltyCouponPopup');
    await user.click(await control());
    expect(await control()).toBeChecked();
    expect(screen.queryByText('“Coupon pop-up” is on.')).toBeNull();
    open();
    expect(await screen.findByText('“Coupon pop-up” is on.')).toBeVisible();
    expect(server.writes()).toEqual([['PATCH', '/w2', { isEnabled: true }]]);
    expect(server.refreshed()).toBe(1);
  });

  it('[WID-02] rolls back on failure, shows the reason, and logs the error', async () => {
    const server = createWidgetServer();
    const { user } = await openWidget(server, 'LoyaltyCouponPopup');
    await control();
    server.fail({ method: 'PATCH', error: down });
    await user.click(await control());
    expect(
      await screen.findByText(/“Coupon pop-up” could not be turned on: it is off, as before\. Not now\./),
    ).toBeVisible();
    expect(await control()).not.toBeChecked();
    expect(console.warn).toHaveBeenCalled();
    expect(server.refreshed()).toBe(0);
  });

  it('verifies the state if the response is lost', async () => {
    const server = createWidgetServer();
    const { user } = await openWidget(server, 'LoyaltyCouponPopup');
    await control();
    server.fail({ method: 'PATCH', error: lostResponse, applied: true });
    await user.click(await control());
    expect(await screen.findByText('“Coupon pop-up” is on.')).toBeVisible();
    expect(await control()).toBeChecked();
  });

  it('creates a missing widget and turns it on', async () => {
    const server = createWidgetServer([]);
    const { user } = await openWidget(server, 'LoyaltyProgramNotifier');
    await user.click(await control());
    expect(await screen.findByText('“Notifier” is on.')).toBeVisible();
    expect(server.writes()).toEqual([
      ['POST', '', { type: 'LoyaltyProgramNotifier', data: {} }],
      ['PATCH', '/new1', { isEnabled: true }],
    ]);
  });
});

describe('widget actions', () => {
  it('[WID-02] deletes a widget after a confirmation that it cannot be undone', async () => {
    const server = createWidgetServer();
    const { user, choose, currentUrl } = await openWidget(server, 'LoyaltyCouponPopup');
    await screen.findByRole('switch', { name: 'On in the shop' });
    await choose('Delete…');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Coupon pop-up”?' }));
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    expect(server.writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted: “Coupon pop-up”.')).toBeVisible();
    expect(server.writes()).toEqual([['DELETE', '/w2', undefined]]);
    await waitFor(() => expect(currentUrl()).toBe('/theme-editor/widgets'));
  });

  it('copies the style to other widgets only, and names widgets that failed', async () => {
    const server = createWidgetServer([
      list,
      popup,
      { ...banner, type: 'LoyaltyProgramNotifier', _id: 'w4', data: { a: 1 } },
    ]);
    const { user, choose } = await openWidget(server, 'ReviewAndFAQ');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Corners' }), 'round');
    await choose('Copy its style to others…');
    const dialog = within(await screen.findByRole('dialog', { name: /Copy the style/ }));
    server.fail({ method: 'PATCH', error: down });
    await user.click(dialog.getByRole('button', { name: 'Copy to 2 widgets' }));
    expect(await dialog.findByText(/“Coupon pop-up” has not taken the style\. Not now\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy to 1 widget' }));
    expect(await screen.findByText('1 widget has the style of “Reviews and questions”.')).toBeVisible();
    const style = { corners: 'round', spacing: 'theme', edges: 'theme' };
    expect(server.widget('LoyaltyCouponPopup')?.data).toEqual({ afterSeconds: 3, ...style, buttons: 'theme' });
    // The widget has no buttons, so their style is not copied.
    expect(server.widget('LoyaltyProgramNotifier')?.data).toEqual({ a: 1, ...style });
  });

  it('leads to the page of other widgets for a type without an editor page', async () => {
    await openWidget(createWidgetServer(), 'CountdownBanner');
    expect(await screen.findByRole('textbox', { name: 'Data as JSON' })).toHaveValue(
      JSON.stringify(banner.data, null, 2),
    );
  });

  it('warns about duplicate widgets and offers to delete them', async () => {
    const server = createWidgetServer([list, { ...list, _id: 'w9', isEnabled: true, data: {} }]);
    const { user, press } = await openWidget(server, 'ReviewAndFAQ');
    expect(await screen.findByText('Your shop has “Reviews and questions” 2 times')).toBeVisible();
    await press('Delete the other…');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^Deleted/);
    expect(server.writes()).toEqual([['DELETE', '/w9', undefined]]);
    expect(await perPage()).toHaveValue('6');
  });

  it.each([
    ['a page that does not exist', 'Nothing', 'There is no such widget'],
    ['a name of the language itself', 'toString', 'There is no such widget'],
  ])('%s says so', async (_what, type, said) => {
    await openWidget(createWidgetServer(), type);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('shows a load error with a retry button', async () => {
    const server = createWidgetServer();
    server.fail({ method: 'GET', error: down });
    const { press } = await openWidget(server, 'ReviewAndFAQ');
    expect(await screen.findByText('The widgets could not be loaded')).toBeVisible();
    await press('Try again');
    expect(await perPage()).toHaveValue('6');
  });
});
