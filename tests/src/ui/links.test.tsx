import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageHeader } from '../../../src/ui/layout/PageHeader';
import { BackButton } from '../../../src/ui/navigation/BackButton';
import { ExternalLink } from '../../../src/ui/navigation/ExternalLink';
import { NavigationLink } from '../../../src/ui/navigation/NavigationLink';
import { PageLink } from '../../../src/ui/navigation/PageLink';
import { TabBar } from '../../../src/ui/navigation/TabBar';
import { renderAt, renderPiece } from './renderPiece';

describe('BackButton', () => {
  it('[REU-01] navigates to a target or one step back, and is labeled "Go back" by default', async () => {
    const user = userEvent.setup();
    const given = renderAt(['/customers', '/customers/1'], <BackButton to="/rewards" label="All rewards" />);
    await user.click(screen.getByRole('link', { name: 'All rewards' }));
    expect(given.router.state.location.pathname).toBe('/rewards');
    given.unmount();

    const step = renderAt(['/customers?page=3'], <BackButton />);
    await act(() => step.router.navigate('/customers/1'));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(step.router.state.location).toMatchObject({ pathname: '/customers', search: '?page=3' });
  });

  it('navigates to the start page if there is no previous entry', async () => {
    const { router } = renderAt(['/customers/1'], <BackButton />);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Go back' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('PageHeader', () => {
  it('[REU-02] shows title, subtitle and actions', () => {
    render(<PageHeader title="Customers" subtitle="12,480 enrolled" actions={<button type="button">Import</button>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
    expect(screen.getByText('12,480 enrolled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import' })).toBeInTheDocument();
  });
});

describe('NavigationLink', () => {
  it('[REU-03] links to its page and is highlighted on that page and nested pages', async () => {
    const links = (
      <>
        <NavigationLink to="/customers" icon="person">
          Customers
        </NavigationLink>
        <NavigationLink to="/" end>
          Dashboard
        </NavigationLink>
      </>
    );
    const { router } = renderAt(['/'], links);
    const customers = screen.getByRole('link', { name: 'Customers' });
    const dashboard = screen.getByRole('link', { name: 'Dashboard' });
    expect(dashboard).toHaveAttribute('aria-current', 'page');
    expect(customers).not.toHaveAttribute('aria-current');

    await userEvent.setup().click(customers);
    expect(router.state.location.pathname).toBe('/customers');
    expect(customers).toHaveAttribute('aria-current', 'page');
    expect(dashboard).not.toHaveAttribute('aria-current');

    await act(() => router.navigate('/customers/1'));
    expect(customers).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageLink', () => {
  const link = <PageLink to="/customers?page=1">Customers</PageLink>;

  it('opens its page without a reload, with one history entry', async () => {
    const user = userEvent.setup();
    const { router } = renderAt(['/rewards'], link);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/customers?page=1');
    await user.click(screen.getByRole('link'));
    expect(router.state.location).toMatchObject({ pathname: '/customers', search: '?page=1' });
    expect(router.state.historyAction).toBe('PUSH');
    await user.click(screen.getByRole('link'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', async (key) => {
    const { router } = renderAt(['/rewards'], link);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    // Browsers open another tab or window.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await act(async () => void screen.getByRole('link').dispatchEvent(press));
    expect(router.state.location.pathname).toBe('/rewards');
  });

  it('does not navigate if onClick prevents the default', async () => {
    const { router } = renderAt(
      ['/rewards'],
      <PageLink to="/customers" onClick={(event) => event.preventDefault()}>
        Customers
      </PageLink>,
    );
    await userEvent.setup().click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/rewards');
  });
});

describe('TabBar', () => {
  it('renders links with counts, one of them current, all in tab order', async () => {
    const user = userEvent.setup();
    const tabs = [
      { key: 'all', label: 'All', count: 4218, to: '?', current: true },
      { key: 'pending', label: 'Pending', count: 0, to: '?status=pending', current: false },
      { key: 'mine', label: 'Mine', count: null, to: '?search=a', current: false },
    ];
    const { router } = renderAt(['/faq'], <TabBar label="Views" tabs={tabs} />);
    expect(screen.getByRole('navigation', { name: 'Views' })).toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['All4,218', 'Pending0', 'Mine']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    await user.tab();
    await user.tab();
    expect(links[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?status=pending');
  });
});

describe('ExternalLink', () => {
  it('opens a safe URL in a new tab, and says so', () => {
    renderPiece(<ExternalLink href="https://nordlys.example/a">Shop</ExternalLink>);
    const link = screen.getByRole('link', { name: /Shop.*\(opens in a new tab\)/ });
    expect(link).toHaveAttribute('href', 'https://nordlys.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', null])(
    '[SEC-01] renders %j as text',
    (href) => {
      renderPiece(<ExternalLink href={href}>Shop</ExternalLink>);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Shop')).toBeInTheDocument();
    },
  );

  it('opens an email address in the same tab', () => {
    renderPiece(<ExternalLink href="mailto:kim@nordlys.example">Write</ExternalLink>);
    expect(screen.getByRole('link', { name: 'Write' })).not.toHaveAttribute('target');
  });
});
