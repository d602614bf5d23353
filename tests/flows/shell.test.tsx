import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getCurrentPath, heading, json, open, sessionResponse, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([import('../../src/features/contact/ContactPage'), import('../../src/features/wizard/ConciergePage')]),
);

function stubSettings(change: object): void {
  const settings = {
    _id: 's1',
    platform: 'shopify',
    website: 'https://s1.example',
    setupRequestsPending: false,
    ...change,
  };
  server.respond('GET /admin/settings', () => json({ settings }));
}

describe('the help block', () => {
  it.each([
    ['shopify', 'https://apps.shopify.com/'],
    ['woocommerce', 'https://wordpress.org/plugins'],
    ['bigcommerce', 'https://www.bigcommerce.com/apps'],
    ['magento', 'https://commercemarketplace.adobe.com/'],
  ])('[APP-11] links to the reviews of %s', async (platform, href) => {
    storeSession();
    stubSettings({ platform });
    await open('/contact');
    const help = await screen.findByRole('region', { name: 'Help' });
    expect(within(help).getByRole('link', { name: /Review us on/ })).toHaveAttribute('href', href);
    // Neither is in another place, too.
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    const entries = screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Recent changes', 'Sign out']);
  });

  it.each(['prestashop', '', null, '__proto__'])(
    '[APP-11] has no review link for the platform %j',
    async (platform) => {
      storeSession();
      stubSettings({ platform });
      await open('/contact');
      const help = await screen.findByRole('region', { name: 'Help' });
      expect(within(help).getByRole('link', { name: 'Contact support' })).toBeVisible();
      expect(within(help).queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
    },
  );
});

describe('the setup banner', () => {
  it('[APP-08] is on every page while a request is pending, links to /wizard/concierge, and is hidden otherwise', async () => {
    storeSession();
    stubSettings({ setupRequestsPending: true });
    await open('/contact');
    await userEvent.click(await screen.findByRole('link', { name: 'View request' }));
    await heading('Setup help');
    expect(getCurrentPath()).toBe('/wizard/concierge');
  });

  it('[APP-08] stays dismissed after a reload, and is back a day later', async () => {
    storeSession();
    stubSettings({ setupRequestsPending: true });
    const console = await open('/contact');
    await screen.findByRole('link', { name: 'View request' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'View request' })).not.toBeInTheDocument());
    console.stop();
    await open('/contact');
    await heading('Contact');
    expect(screen.queryByRole('link', { name: 'View request' })).not.toBeInTheDocument();
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * 60_000);
    await open('/contact');
    expect(await screen.findByRole('link', { name: 'View request' })).toBeVisible();
  });

  it.each([false, null])('is hidden if setupRequestsPending is %j', async (setupRequestsPending) => {
    storeSession();
    stubSettings({ setupRequestsPending });
    await open('/contact');
    await heading('Contact');
    expect(screen.queryByRole('link', { name: 'View request' })).not.toBeInTheDocument();
  });

  it('[THM-02] appears at once with a request, and disappears if it cannot be saved, with a message and a log entry', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeSession();
    const pendingResponses: (() => void)[] = [];
    server.respond(
      'PATCH /admin/settings',
      () => new Promise((resolve) => pendingResponses.push(() => resolve(json({ error: 'No room' }, 500)))),
    );
    await open('/wizard/concierge');
    await userEvent.click(await screen.findByRole('button', { name: 'Request setup help' }));
    expect(await screen.findByRole('heading', { name: 'Your request is in progress' })).toBeVisible();
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    for (const answer of pendingResponses) answer();
    expect(await screen.findByRole('button', { name: 'Request setup help' })).toBeVisible();
    expect(await screen.findByText(/The request couldn’t be sent. No room/)).toBeVisible();
    expect(log).toHaveBeenCalledWith('changing the settings failed', expect.objectContaining({ kind: 'server' }));
    log.mockRestore();
    expect(server.received('PATCH /admin/settings').map(({ body }) => body)).toEqual([
      { change: { setupRequestsPending: true } },
    ]);
  });
});

describe('the offline notice', () => {
  it('is on every page before an action fails, and goes when the connection is back, as does what failed', async () => {
    storeSession();
    server.respond('POST /admin/graphql', (request) => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return server.defaultResponder('POST /admin/graphql')(request);
    });
    await open('/contact');
    await heading('Contact');
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    setOnline(false);
    expect(screen.getByText(/You can keep reading/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Customers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    setOnline(true);
    expect(screen.queryByText(/You can keep reading/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Customer of s1' })).toBeVisible();
    expect(screen.queryByText('You’re offline')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('unusual store names', () => {
  it('are shown as plain text', async () => {
    storeSession();
    const name = '<img src=x onerror=alert(1)> شركة 🎁';
    server.respond('GET /auth/sites', () =>
      json({ ...sessionResponse, sites: [{ _id: 's1', name, access_token: 'token-s1' }], profile: null }),
    );
    stubSettings({ website: 'javascript:alert(1)', platform: null });
    await open('/contact');
    await heading('Contact');
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });
});

describe('a page that was reloaded because of a new version', () => {
  const gone = { lostCodeAt: Date.now(), lostCodeTold: false };

  it('[FMT-03] shows a notice once', async () => {
    storeSession();
    const { stop } = await open('/contact', null, gone);
    expect(await screen.findByText(/A new version was released/)).toBeVisible();
    stop();
    await open('/contact', null, window.history.state);
    await heading('Contact');
    expect(screen.queryByText(/A new version/)).not.toBeInTheDocument();
  });
});
