import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { banner, createWidgetServer, down, list, openOtherWidgets, points } from '../widgets/widgetServer';

beforeEach(() => {
  clearTabStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const findCard = (name: string) => screen.findByRole('region', { name });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const json = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Data as JSON' });
const publish = () => screen.getByRole('button', { name: 'Publish' });

async function choose(user: Awaited<ReturnType<typeof openOtherWidgets>>['user'], menu: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the gallery', () => {
  it('[OTH-01] shows every widget with its purpose, state, and a link to its form', async () => {
    await openOtherWidgets(createWidgetServer([list, points, banner, { ...banner, _id: 'w5', type: null }]));
    const others = await findCard('Your other widgets');
    expect(within(others).getByText('Summer points')).toBeVisible();
    expect(within(others).getByText(/A bar on every page/)).toBeVisible();
    expect(within(others).getByRole('switch', { name: /Summer points/ })).not.toBeChecked();
    expect(within(others).getByRole('switch', { name: /CountdownBanner/ })).toBeChecked();
    expect(within(others).getByRole('link', { name: /Summer points/ })).toHaveAttribute('href', '/other-widgets/w4');
    expect(within(others).getByText('Unnamed type')).toBeVisible();

    const pages = await findCard('Widgets with their own page');
    expect(within(pages).getByRole('switch', { name: /Reviews and questions/ })).toBeChecked();
    expect(within(pages).getByRole('link', { name: /Reviews and questions/ })).toHaveAttribute(
      'href',
      '/widget-editor/ReviewAndFAQ',
    );
    expect(within(pages).queryByText('Summer points')).toBeNull();
  });

  it('says so if there are no other widgets', async () => {
    await openOtherWidgets(createWidgetServer([list]));
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getByText('Add a widget below, or import one from a file.')).toBeVisible();
  });

  it('[OTH-01] turns a widget on, and off again if the server refuses', async () => {
    const server = createWidgetServer([points]);
    const { user } = await openOtherWidgets(server);
    server.fail({ method: 'PATCH', error: down });
    await user.click(await screen.findByRole('switch', { name: /Summer points/ }));
    expect(await screen.findByText(/“Summer points” couldn’t be turned on/)).toBeVisible();
    expect(screen.getByRole('switch', { name: /Summer points/ })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: /Summer points/ }));
    expect(await screen.findByText('“Summer points” turned on')).toBeVisible();
    expect(screen.queryByText(/couldn’t be turned on/)).toBeNull();
    expect(server.writes()).toEqual([
      ['PATCH', '/w4', { isEnabled: true }],
      ['PATCH', '/w4', { isEnabled: true }],
    ]);
  });

  it('[OTH-01] adds a widget under a name that is free, turned off, and opens its form', async () => {
    const server = createWidgetServer([{ ...points, data: { name: 'Points banner' } }]);
    const { user, currentUrl } = await openOtherWidgets(server);
    await user.click(await screen.findByRole('button', { name: 'Add: Points banner' }));
    expect(await nameField()).toHaveValue('Points banner 2');
    expect(screen.getByRole('switch', { name: 'Show in store' })).not.toBeChecked();
    expect(currentUrl()).toBe('/other-widgets/new1');
    expect(server.writes()).toEqual([['POST', '', { type: 'PointsBanner', data: { name: 'Points banner 2' } }]]);
  });

  it('[OTH-01] adds a widget of any type as JSON, except types with a page of their own', async () => {
    const server = createWidgetServer([]);
    const { user } = await openOtherWidgets(server);
    await user.click(await screen.findByRole('button', { name: 'Add: Custom widget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add custom widget' }));
    await user.click(dialog.getByRole('button', { name: 'Add widget' }));
    expect(await dialog.findByText('Enter the type')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Type/ }), 'ReviewAndFAQ');
    expect(await dialog.findByText('This widget has its own page. Set it up there.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^Type/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Type/ }), ' Snowfall ');
    await user.click(dialog.getByRole('button', { name: 'Add widget' }));
    expect(await json()).toHaveValue('{}');
    expect(server.writes()).toEqual([['POST', '', { type: 'Snowfall', data: {} }]]);
  });

  it('[OTH-01] duplicates a widget with all its data', async () => {
    const server = createWidgetServer([points, banner]);
    const { user, router } = await openOtherWidgets(server);
    await choose(user, 'More actions for “Summer points”', 'Duplicate');
    expect(await nameField()).toHaveValue('Summer points (copy)');
    await router.navigate('/other-widgets');
    await choose(user, 'More actions for “CountdownBanner”', 'Duplicate');
    await json();
    expect(server.writes()).toEqual([
      ['POST', '', { type: 'PointsBanner', data: { ...Object(points.data), name: 'Summer points (copy)' } }],
      ['POST', '', { type: 'CountdownBanner', data: banner.data }],
    ]);
  });

  it('[OTH-01] deletes a widget after asking', async () => {
    const server = createWidgetServer([points, banner]);
    const { user } = await openOtherWidgets(server);
    await choose(user, 'More actions for “CountdownBanner”', 'Delete widget');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('“CountdownBanner” deleted');
    await waitFor(() => expect(screen.queryByText('CountdownBanner')).toBeNull());
    expect(server.writes()).toEqual([['DELETE', '/w3', undefined]]);
  });

  it('[OTH-01] exports a widget to a file that can be imported again', async () => {
    const server = createWidgetServer([points]);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openOtherWidgets(server);
    await choose(user, 'More actions for “Summer points”', 'Export as file');
    await waitFor(() => expect(files).toHaveLength(1));
    const [exported] = files;
    const text = (await exported?.text()) ?? '';
    expect(JSON.parse(text)).toEqual({ type: 'PointsBanner', data: points.data });

    await user.click(screen.getByRole('button', { name: 'Import widget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import widget' }));
    await upload(user, new File([text], 'summer-points.json'));
    expect(await dialog.findByText('Summer points')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import widget' }));
    expect(await screen.findByText('“Summer points” added. It’s off for now.')).toBeVisible();
    expect(server.writes()).toEqual([['POST', '', { type: 'PointsBanner', data: points.data }]]);
  });

  it.each([
    ['not JSON', '{', 'The file isn’t valid JSON'],
    ['no widget', '[1]', 'The file doesn’t contain a widget'],
    ['no data', '{"type":"X"}', 'The file doesn’t contain a widget'],
    ['a type with its own page', '{"type":"instagram","data":{}}', /have their own page/],
    ['too large', `"${'x'.repeat(1024 * 1024)}"`, 'The file is too large'],
  ])('refuses a file with %s', async (_what, text, message) => {
    const { user } = await openOtherWidgets(createWidgetServer([]));
    await user.click(screen.getByRole('button', { name: 'Import widget' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import widget' }));
    await upload(user, new File([text], 'widget.json'));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Import widget' })).toBeDisabled();
  });
});

async function upload(user: Awaited<ReturnType<typeof openOtherWidgets>>['user'], file: File) {
  await screen.findByRole('group', { name: 'File' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the dialog has no file input');
  await user.upload(input, file);
}

describe('the page of a widget', () => {
  it('[OTH-01] publishes its form and keeps values without a control', async () => {
    const server = createWidgetServer([points, { ...points, _id: 'w6', data: { name: 'Winter points' } }]);
    const { user } = await openOtherWidgets(server, '/other-widgets/w6');
    await user.type(await nameField(), ' 2');
    await user.click(screen.getByRole('checkbox', { name: 'Close button' }));
    await user.click(publish());
    await screen.findAllByText(/” published\./);
    expect(server.writes()).toEqual([['PATCH', '/w6', { data: { name: 'Winter points 2', showClose: false } }]]);
    expect(server.refreshed()).toBe(1);
  });

  it('[OTH-01] has the embed code of this widget', async () => {
    await openOtherWidgets(createWidgetServer([points]), '/other-widgets/w4');
    const card = within(await findCard('Embed code'));
    expect(card.getByText(/data-lw-widget="PointsBanner" data-lw-id="w4"/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Copy embed code' })).toBeEnabled();
  });

  it('[OTH-01] publishes an unknown type as JSON only if it is valid', async () => {
    const server = createWidgetServer([banner]);
    const { user } = await openOtherWidgets(server, '/other-widgets/w3');
    await user.clear(await json());
    await user.paste('{\n  "until": ,\n}');
    await user.click(publish());
    expect(await screen.findByText(/^This isn’t valid JSON\./)).toBeVisible();
    await waitFor(async () => expect(await json()).toHaveFocus());
    await user.clear(await json());
    await user.paste('[1]');
    expect(await screen.findByText('Start with { and end with }')).toBeVisible();
    expect(server.writes()).toEqual([]);

    await user.clear(await json());
    await user.paste('{"until":"2027-01-01","days":[1,2]}');
    await user.click(publish());
    await screen.findByText('“CountdownBanner” published. Customers will see it the next time they load a page.');
    expect(server.writes()).toEqual([['PATCH', '/w3', { data: { until: '2027-01-01', days: [1, 2] } }]]);
    expect(await json()).toHaveValue(JSON.stringify({ until: '2027-01-01', days: [1, 2] }, null, 2));
  });

  it('keeps the text after a failure and after a reload', async () => {
    const server = createWidgetServer([banner]);
    const { user, unmount } = await openOtherWidgets(server, '/other-widgets/w3');
    await user.clear(await json());
    await user.paste('{"until":"2027-01-01"');
    unmount();
    const again = await openOtherWidgets(server, '/other-widgets/w3');
    expect(await screen.findByText(/We restored your/)).toBeVisible();
    await again.user.type(await json(), '}');
    server.fail({ method: 'PATCH', error: down });
    await again.user.click(publish());
    expect(await screen.findByText(/Your changes weren’t published/)).toBeVisible();
    expect(await json()).toHaveValue('{"until":"2027-01-01"}');
  });

  it('creates a widget that someone else deleted, and goes to the new one', async () => {
    const server = createWidgetServer([points]);
    const { user, currentUrl } = await openOtherWidgets(server, '/other-widgets/w4');
    await user.type(await nameField(), '!');
    server.change('w4', null);
    await user.click(publish());
    await waitFor(() => expect(currentUrl()).toBe('/other-widgets/new1'));
    expect(await nameField()).toHaveValue('Summer points!');
    expect(server.writes()).toEqual([
      ['POST', '', { type: 'PointsBanner', data: { ...Object(points.data), name: 'Summer points!' } }],
    ]);
  });

  it('deletes the widget and returns to the gallery without asking about edits', async () => {
    const server = createWidgetServer([points]);
    const { user, currentUrl } = await openOtherWidgets(server, '/other-widgets/w4');
    await user.type(await nameField(), '!');
    await choose(user, 'More actions', 'Delete widget');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentUrl()).toBe('/other-widgets'));
    expect(await screen.findByText('No data')).toBeVisible();
  });

  it('says so if there is no such widget, and leads to the page of a widget that has one', async () => {
    const server = createWidgetServer([list]);
    const { router } = await openOtherWidgets(server, '/other-widgets/nothing');
    expect(await screen.findByText('Widget not found')).toBeVisible();
    await router.navigate('/other-widgets/w1');
    expect(await screen.findByRole('heading', { name: 'Widget editor' })).toBeVisible();
  });
});
