import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type CurrentSite, useCurrentSite } from '../../../src/engine/shop/currentSite';
import { createGate } from '../../support/createGate';
import { renderInSite } from '../../support/renderInSite';

let site: CurrentSite | null = null;

/** Shows the colors of the store's widgets. */
function Page() {
  site = useCurrentSite();
  return <p data-testid="page">{JSON.stringify(site.widgetTheme)}</p>;
}

const stored = { brandPrimaryColor: '#111111', psrStarColor: '#222222' };
const getColors = () => JSON.parse(screen.getByTestId('page').textContent ?? '');

it.each([
  [
    'stay, with those of the response, if the server saves them',
    200,
    { ...stored, brandPrimaryColor: '#123456', extra: '1' },
  ],
  ['are rolled back if the server refuses them', 409, stored],
])('[THM-02] changed colors of the widgets apply at once, and %s', async (_, status, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let now: object = stored;
  const answer = createGate();
  const release = answer.close();
  const { writes } = await renderInSite(<Page />, {
    async respond({ method, path }) {
      if (path === '/admin/settings') return { settings: { _id: 's1', platform: 'shopify', widgetTheme: now } };
      if (method !== 'PATCH') return undefined;
      await answer.pass();
      if (status === 200) now = expected;
      return Response.json({ widgetTheme: expected }, { status });
    },
  });
  const widgetTheme = { ...stored, brandPrimaryColor: '#123456' };
  let done: Promise<string | undefined> = Promise.resolve('');
  await act(async () => {
    done = Promise.resolve(site?.changeSettings({ widgetTheme }, { previous: { widgetTheme: stored } })).then(
      () => 'saved',
      () => 'refused',
    );
  });
  await waitFor(() => expect(getColors()).toEqual(widgetTheme));
  release();
  await act(async () => expect(await done).toBe(status === 200 ? 'saved' : 'refused'));
  await waitFor(() => expect(getColors()).toEqual(expected));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/admin/settings/widgetTheme', { change: { brandPrimaryColor: '#123456' } }],
  ]);
});
