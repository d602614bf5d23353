import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { lazyRoute } from '../../../src/layout/lazyRoute';
import { LoadError } from '../../../src/ui/lazy/LoadError';
import { lazyWithRetry } from '../../../src/ui/lazy/lazyWithRetry';
import { renderPiece } from '../ui/renderPiece';

function MenuLayout() {
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

/** Renders a list and a lazy page whose first `failures` downloads fail. */
function open(failures: number) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>the page</p> }));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lazyRoute(lazyWithRetry(load), (code) => <LoadError code={code} />, {});
  const children = [
    { path: 'list', element: <p>the list</p> },
    { path: 'page', ...page },
  ];
  const router = createMemoryRouter([{ element: <MenuLayout />, children }], { initialEntries: ['/list'] });
  renderPiece(<RouterProvider router={router} useTransitions={false} />);
  return load;
}

const follow = (linkName: string) => userEvent.click(screen.getByRole('link', { name: linkName }));

describe('a page whose code cannot be loaded', () => {
  it('shows an error in place of the page, with the menu around it, and loads after a retry', async () => {
    open(1);
    await follow('to the page');
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded');
    expect(screen.getByRole('link', { name: 'to the list' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('is retried when the user opens it again', async () => {
    const load = open(1);
    await follow('to the page');
    await screen.findByRole('alert');
    await follow('to the list');
    expect(await screen.findByText('the list')).toBeVisible();
    await follow('to the page');
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
