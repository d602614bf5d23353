import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import { allWidgetFields } from '../../../../../resources/widgetPages/widgetPage';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { banner, createWidgetServer, down, list, openWidget, popup } from './widgetServer';

beforeEach(() => {
  clearTabStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const perPage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Reviews per page/ });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Customer reviews' });
const bar = () => screen.queryByRole('region', { name: 'Unpublished changes' });
const published = '“Reviews and questions” published. Customers will see it the next time they load a page.';

const groups: Readonly<Record<string, string>> = {
  show: 'Content',
  layout: 'Layout',
  position: 'Position',
  style: 'Style',
  pages: 'Visibility',
};

describe('WidgetEditorPage', () => {
  it.each(widgetTypes)('[WID-01] shows the grouped controls and the preview of %s', async (type) => {
    await openWidget(createWidgetServer([]), type);
    expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
    const { controls, texts } = widgetPages[type];
    for (const group of Object.keys(controls))
      expect(screen.getByRole('region', { name: groups[group] ?? group })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Text' }) !== null).toBe(texts.length > 0);
    const asked = Object.entries(allWidgetFields(widgetPages[type])).filter(([, field]) => !('visibleWhen' in field));
    for (const [name] of asked)
      expect(document.querySelector(`[data-field="${name}"] :is(input, select)`)).toBeVisible();
  });

  it('publishes changes, preserves unknown fields, and refreshes the storefront', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ');
    await user.clear(await perPage());
    await user.type(await perPage(), '12');
    await user.click(screen.getByRole('checkbox', { name: 'Show dates' }));
    await user.type(await title(), ' here');
    expect(await within(bar() ?? document.body).findByText('3 unpublished changes')).toBeVisible();
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
    expect(screen.getByText(/1 setting can’t be edited here/)).toHaveTextContent('ours');
  });

  it('creates a missing widget', async () => {
    const server = createWidgetServer([]);
    const { user, publish } = await openWidget(server, 'CollectionPageStarRating');
    await user.click(await screen.findByRole('radio', { name: 'Center' }));
    await publish();
    expect(
      await screen.findByText('“Collection page stars” published. It’s off, so customers don’t see it yet.'),
    ).toBeVisible();
    expect(server.writes()).toEqual([['POST', '', { type: 'CollectionPageStarRating', data: { align: 'center' } }]]);
    expect(screen.getByRole('switch', { name: 'Show in store' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('“Collection page stars” turned on')).toBeVisible();
    expect(
      server
        .writes()
        .slice(1)
        .map(([method, , body]) => [method, body]),
    ).toEqual([['PATCH', { isEnabled: true }]]);
    expect(screen.getByRole('switch', { name: 'Show in store' })).toBeChecked();
  });

  it('reports a missing widget that was created twice, and deletes one on request', async () => {
    const server = createWidgetServer([]);
    server.resendCreations();
    const { user, publish } = await openWidget(server, 'CollectionPageStarRating');
    await user.click(await screen.findByRole('radio', { name: 'Center' }));
    await publish();
    expect(await screen.findByText(/added 2 times, although it was sent once\.$/)).toHaveRole('alert');
    expect(screen.queryByText(/” published\./)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep one, delete the rest' }));
    expect(await screen.findByText(/: only one is left\.$/)).toBeVisible();
    expect(server.writes().map(([method, path]) => [method, path])).toEqual([
      ['POST', ''],
      ['DELETE', '/new1'],
    ]);
  });

  it('does not publish invalid values and focuses the first one', async () => {
    const server = createWidgetServer();
    const { user, publish } = await openWidget(server, 'ReviewAndFAQ');
    await user.clear(await perPage());
    await user.type(await perPage(), '51');
    await user.click(screen.getByRole('radio', { name: 'Specific pages' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show dates' }));
    await publish();
    expect(screen.getByText('2 issues to fix')).toBeVisible();
    expect(screen.getByText('Must be 50 or less')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
    await waitFor(async () => expect(await perPage()).toHaveFocus());
    expect(server.writes()).toEqual([]);
  });

  it('[WID-03] supports undo and redo, and keeps the draft after a reload', async () => {
    const server = createWidgetServer();
    const { user, inBar, unmount } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show dates' }));
    await inBar('Undo');
    expect(screen.getByRole('checkbox', { name: 'Show dates' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await inBar('Redo');
    expect(screen.getByRole('checkbox', { name: 'Show dates' })).not.toBeChecked();

    unmount();
    await openWidget(server, 'ReviewAndFAQ');
    expect(await screen.findByText(/We restored your/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Show dates' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    expect(server.writes()).toEqual([]);
  });

  it('resets to defaults with undo and preserves unknown fields', async () => {
    const server = createWidgetServer();
    const { choose, inBar, publish } = await openWidget(server, 'ReviewAndFAQ');
    await perPage();
    await choose('Reset to default');
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
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text language' }), 'de');
    expect(await title()).toHaveValue('');
    await user.type(await title(), 'Stimmen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text language' }), 'en');
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
      '{{points}} is missing, so customers won’t see that value. {{name}} isn’t a known placeholder and will be shown as is. Longer than 60 characters. It may be cut off or wrap.',
    );
  });
});

describe('concurrent edits of a widget', () => {
  it('show conflicts with both values and publish nothing until they are resolved', async () => {
    const server = createWidgetServer();
    const { user, publish, press } = await openWidget(server, 'ReviewAndFAQ');
    await user.clear(await perPage());
    await user.type(await perPage(), '12');
    server.change('w1', { data: { ...Object(list.data), perPage: 9 } });
    await publish();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Someone else changed this')).toBeVisible();
    expect(notice.getByText('Reviews per page')).toBeVisible();
    expect(notice.getByText('12')).toBeVisible();
    expect(notice.getByText('9')).toBeVisible();
    expect(server.writes()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();

    await press('Keep mine: Reviews per page');
    await publish();
    await screen.findByText(published);
    expect(server.widget('ReviewAndFAQ')?.data).toEqual({ ...Object(list.data), perPage: 12 });
  });

  it('recreate a deleted widget when publishing', async () => {
    const server = createWidgetServer();
    const { user, publish, queryClient } = await openWidget(server, 'ReviewAndFAQ');
    await user.click(await screen.findByRole('checkbox', { name: 'Show dates' }));
    server.change('w1', null);
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/Someone else deleted this widget/)).toBeVisible();
    await publish();
    await screen.findByText(/^“Reviews and questions” published\. It’s off/);
    expect(server.writes()).toEqual([
      ['POST', '', { type: 'ReviewAndFAQ', data: { ...Object(list.data), showDates: false } }],
    ]);
  });
});

describe('widget switch', () => {
  const control = () => screen.findByRole('switch', { name: 'Show in store' });

  it('[WID-02] updates optimistically, sends only the state, and confirms success', async () => {
    const server = createWidgetServer();
    const open = server.closeGate();
    const { user } = await openWidget(server, 'LoyaltyCouponPopup');
    await user.click(await control());
    expect(await control()).toBeChecked();
    expect(screen.queryByText('“Coupon popup” turned on')).toBeNull();
    open();
    expect(await screen.findByText('“Coupon popup” turned on')).toBeVisible();
    expect(server.writes()).toEqual([['PATCH', '/w2', { isEnabled: true }]]);
    expect(server.refreshed()).toBe(1);
  });

  it('[WID-02] rolls back on failure, shows the reason, and logs the error', async () => {
    const server = createWidgetServer();
    const { user } = await openWidget(server, 'LoyaltyCouponPopup');
    await control();
    server.fail({ method: 'PATCH', error: down });
    await user.click(await control());
    expect(await screen.findByText(/“Coupon popup” couldn’t be turned on\. Not now\./)).toBeVisible();
    expect(await control()).not.toBeChecked();
    expect(console.warn).toHaveBeenCalled();
    expect(server.refreshed()).toBe(0);
  });

  it('creates a missing widget and turns it on', async () => {
    const server = createWidgetServer([]);
    const { user } = await openWidget(server, 'LoyaltyProgramNotifier');
    await user.click(await control());
    expect(await screen.findByText('“Points notification” turned on')).toBeVisible();
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
    await screen.findByRole('switch', { name: 'Show in store' });
    await choose('Delete widget');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete widget “Coupon popup”?' }));
    expect(dialog.getByText(/This can’t be undone/)).toBeVisible();
    expect(server.writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Coupon popup” deleted')).toBeVisible();
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
    await choose('Copy style to other widgets');
    const dialog = within(await screen.findByRole('dialog', { name: /Copy style/ }));
    // What another user has just chosen isn't overwritten the first time.
    const others = { afterSeconds: 3, corners: 'square' };
    server.change('w2', { data: others });
    await user.click(dialog.getByRole('button', { name: 'Copy to 2 widgets' }));
    expect(
      await dialog.findByText(/The style couldn’t be copied to “Coupon popup”\. Someone else made changes\. Try again/),
    ).toBeVisible();
    expect(server.widget('LoyaltyCouponPopup')?.data).toEqual(others);
    server.fail({ method: 'PATCH', error: down });
    await user.click(dialog.getByRole('button', { name: 'Copy to 1 widget' }));
    expect(await dialog.findByText(/The style couldn’t be copied to “Coupon popup”\. Not now\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy to 1 widget' }));
    expect(await screen.findByText('Style copied from “Reviews and questions” to 1 widget')).toBeVisible();
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
    expect(await screen.findByText('Your store has 2 “Reviews and questions” widgets')).toBeVisible();
    await press('Delete other widget');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/deleted$/);
    expect(server.writes()).toEqual([['DELETE', '/w9', undefined]]);
    expect(await perPage()).toHaveValue('6');
  });

  it.each([
    ['a page that does not exist', 'Nothing', 'Widget not found'],
    ['a name of the language itself', 'toString', 'Widget not found'],
  ])('%s says so', async (_what, type, said) => {
    await openWidget(createWidgetServer(), type);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('shows a load error with a retry button', async () => {
    const server = createWidgetServer();
    server.fail({ method: 'GET', error: down });
    const { press } = await openWidget(server, 'ReviewAndFAQ');
    expect(await screen.findByText('Your widgets couldn’t be loaded')).toBeVisible();
    await press('Try again');
    expect(await perPage()).toHaveValue('6');
  });
});
