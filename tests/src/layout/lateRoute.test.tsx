import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { lateRoute } from '../../../src/layout/lateRoute';
import { LoadFailure } from '../../../src/ui/LoadFailure';
import { lateCode } from '../../../src/ui/lateCode';
import { renderPiece } from '../ui/renderPiece';

function Around() {
  return (
    <>
      <nav>
        <Link to="/list">to the list</Link>
        <Link to="/page">to the page</Link>
      </nav>
      <Outlet />
    </>
  );
}

/** A list, and a page whose code cannot be fetched as often as is said. */
function open(failures: number) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>the page</p> }));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lateRoute(lateCode(load), (code) => <LoadFailure code={code} />, {});
  const children = [
    { path: 'list', element: <p>the list</p> },
    { path: 'page', ...page },
  ];
  const router = createMemoryRouter([{ element: <Around />, children }], { initialEntries: ['/list'] });
  renderPiece(<RouterProvider router={router} useTransitions={false} />);
  return load;
}

const go = (where: string) => userEvent.click(screen.getByRole('link', { name: where }));

describe('a page whose code cannot be fetched', () => {
  it('says so in its place, with the menu around it, and comes when it is asked for again', async () => {
    open(1);
    await go('to the page');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('link', { name: 'to the list' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('is tried again by whoever comes back to it', async () => {
    const load = open(1);
    await go('to the page');
    await screen.findByRole('alert');
    await go('to the list');
    expect(await screen.findByText('the list')).toBeVisible();
    await go('to the page');
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
