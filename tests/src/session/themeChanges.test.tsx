import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCurrentSite } from '../../../src/engine/shop/currentSite';
import { createGate } from '../../support/createGate';
import { renderInSite } from '../../support/renderInSite';

/** Shows the colors of the store's widgets. */
function Page() {
  const { widgetTheme } = useCurrentSite();
  return <p data-testid="page">{JSON.stringify(widgetTheme)}</p>;
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
  const answer = createGate();
  const release = answer.close();
  const { controller } = await renderInSite(<Page />, {
    async respond({ method, path }) {
      if (path === '/admin/settings') return { settings: { _id: 's1', platform: 'shopify', widgetTheme: stored } };
      if (method !== 'PATCH') return undefined;
      await answer.pass();
      return Response.json({ widgetTheme: expected }, { status });
    },
  });
  let done: Promise<string> = Promise.resolve('');
  act(() => {
    done = controller.changeTheme({ brandPrimaryColor: '#123456' }).then(
      () => 'saved',
      () => 'refused',
    );
  });
  expect(getColors()).toEqual({ ...stored, brandPrimaryColor: '#123456' });
  release();
  await act(async () => expect(await done).toBe(status === 200 ? 'saved' : 'refused'));
  expect(getColors()).toEqual(expected);
});
