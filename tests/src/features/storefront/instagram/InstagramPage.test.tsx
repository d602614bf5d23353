import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { createWidgetServer, openOtherWidgets } from '../widgets/widgetServer';

const feed = {
  _id: 'w8',
  type: 'instagram',
  data: { account: '@nordlys', columnsPhone: 3, ours: { kept: true } },
  isEnabled: true,
};

beforeEach(() => {
  clearTabStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = (server: ReturnType<typeof createWidgetServer>) => openOtherWidgets(server, '/instagram');
const account = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Account/ });
const number = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const publish = () => screen.getByRole('button', { name: 'Publish' });
const toggle = () => screen.findByRole('switch', { name: 'Show in store' });

describe('InstagramPage', () => {
  it('[INS-01] creates the feed with its source, layout, rows and columns per device, and turns it on', async () => {
    const server = createWidgetServer([]);
    const { user } = await open(server);
    expect(await screen.findByText('Choose the source, publish, and turn the feed on.')).toBeVisible();
    await user.type(await account(), 'nordlys.home');
    for (const [name, value] of [
      ['Columns on phones', '1'],
      ['Rows on tablets', '4'],
      ['Columns on desktops', '6'],
    ] as const) {
      await user.clear(await number(name));
      await user.type(await number(name), value);
    }
    await user.click(publish());
    await waitFor(() =>
      expect(server.writes()).toEqual([
        [
          'POST',
          '',
          { type: 'instagram', data: { account: 'nordlys.home', columnsPhone: 1, rowsTablet: 4, columnsDesktop: 6 } },
        ],
      ]),
    );
    await screen.findByText(/^“Instagram” published\./);
    expect(screen.queryByText('Choose the source, publish, and turn the feed on.')).toBeNull();
    await user.click(await toggle());
    expect(await screen.findByText('“Instagram” turned on')).toBeVisible();
    expect(server.writes().at(-1)).toEqual(['PATCH', '/new1', { isEnabled: true }]);
  });

  it('[INS-01] publishes a carousel of hashtags without rows, and keeps values without a control', async () => {
    const server = createWidgetServer([feed]);
    const { user } = await open(server);
    await user.click(await screen.findByRole('radio', { name: 'Hashtags' }));
    expect(screen.queryByRole('textbox', { name: /^Account/ })).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: /^Hashtags/ }), '#nordlys, interior');
    await user.click(screen.getByRole('radio', { name: 'Carousel' }));
    expect(screen.queryByRole('textbox', { name: /^Rows on/ })).toBeNull();
    await user.click(publish());
    await screen.findByText(/^“Instagram” published\./);
    expect(server.writes()).toEqual([
      [
        'PATCH',
        '/w8',
        { data: { ...feed.data, feedSource: 'hashtags', hashtags: '#nordlys, interior', feedLayout: 'carousel' } },
      ],
    ]);
  });

  it('[INS-01] publishes no source that Instagram can’t have, and names it', async () => {
    const server = createWidgetServer([feed]);
    const { user } = await open(server);
    await user.clear(await account());
    await user.type(await account(), 'two words');
    expect(await screen.findByText('Enter an account name, such as nordlys.home')).toBeVisible();
    await user.click(publish());
    await waitFor(async () => expect(await account()).toHaveFocus());
    expect(server.writes()).toEqual([]);
  });

  it('[INS-01] says that the feed is on without a source, what is not possible here, and has its embed code', async () => {
    await open(createWidgetServer([{ ...feed, data: 'of another shape' }]));
    expect(await screen.findByText('The feed is on but has no source, so customers see no posts.')).toBeVisible();
    expect(screen.getByText('No Instagram account is connected')).toBeVisible();
    expect(screen.getByText(/preview shows sample images\. You can’t connect an account/)).toBeVisible();
    expect(screen.getByText(/data-lw-widget="instagram" data-lw-id="w8"/)).toBeVisible();
    expect(await toggle()).toBeChecked();
  });
});
