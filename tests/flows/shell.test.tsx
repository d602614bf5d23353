import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { freshServer, heading, here, json, open, sessionAnswer, signedInBefore } from './consoleFlow';

const server = freshServer();

function answerSettings(change: object): void {
  const settings = {
    _id: 's1',
    platform: 'shopify',
    website: 'https://s1.example',
    setupRequestsPending: false,
    ...change,
  };
  server.answer('GET /admin/settings', () => json({ settings }));
}

describe('the help block', () => {
  it.each([
    ['shopify', 'https://apps.shopify.com/'],
    ['woocommerce', 'https://wordpress.org/plugins'],
    ['bigcommerce', 'https://www.bigcommerce.com/apps'],
    ['magento', 'https://commercemarketplace.adobe.com/'],
  ])('[APP-11] links to the reviews of %s', async (platform, href) => {
    signedInBefore();
    answerSettings({ platform });
    await open('/contact');
    const help = await screen.findByRole('region', { name: 'Help' });
    expect(within(help).getByRole('link', { name: /Review us on/ })).toHaveAttribute('href', href);
  });

  it.each(['prestashop', '', null, '__proto__'])(
    '[APP-11] has no review link for the platform %j',
    async (platform) => {
      signedInBefore();
      answerSettings({ platform });
      await open('/contact');
      const help = await screen.findByRole('region', { name: 'Help' });
      expect(within(help).getByRole('link', { name: 'Contact support' })).toBeVisible();
      expect(within(help).queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
    },
  );
});

describe('the setup banner', () => {
  it('[APP-08] stands on every page while a request is pending, leading to /wizard/concierge, and not otherwise', async () => {
    signedInBefore();
    answerSettings({ setupRequestsPending: true });
    await open('/contact');
    await userEvent.click(await screen.findByRole('link', { name: 'See the request' }));
    await heading('Setup help');
    expect(here()).toBe('/wizard/concierge');
  });

  it.each([false, null])('is not there when setupRequestsPending is %j', async (setupRequestsPending) => {
    signedInBefore();
    answerSettings({ setupRequestsPending });
    await open('/contact');
    await heading('Contact');
    expect(screen.queryByRole('link', { name: 'See the request' })).not.toBeInTheDocument();
  });

  it('comes at once with a request, and goes again when it cannot be saved', async () => {
    signedInBefore();
    const held: (() => void)[] = [];
    server.answer(
      'PATCH /admin/settings',
      () => new Promise((resolve) => held.push(() => resolve(json({ error: 'No room' }, 500)))),
    );
    await open('/wizard/concierge');
    await userEvent.click(await screen.findByRole('button', { name: 'Request setup help' }));
    expect(await screen.findByRole('button', { name: 'Cancel the request' })).toBeVisible();
    await waitFor(() => expect(held).toHaveLength(1));
    for (const answer of held) answer();
    expect(await screen.findByRole('button', { name: 'Request setup help' })).toBeVisible();
    expect(await screen.findByText(/The request could not be sent. No room/)).toBeVisible();
    expect(server.received('PATCH /admin/settings').map(({ body }) => body)).toEqual([
      { change: { setupRequestsPending: true } },
    ]);
  });
});

describe('awkward shops', () => {
  it('shows names as text, whatever is in them', async () => {
    signedInBefore();
    const name = '<img src=x onerror=alert(1)> شركة 🎁';
    server.answer('GET /auth/sites', () =>
      json({ ...sessionAnswer, sites: [{ _id: 's1', name, access_token: 'token-s1' }], profile: null }),
    );
    answerSettings({ website: 'javascript:alert(1)', platform: null });
    await open('/contact');
    await heading('Contact');
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });
});

describe('a page that was loaded again, since a newer version was put in place', () => {
  const gone = { lostCodeAt: Date.now(), lostCodeTold: false };

  it('[FMT-03] says so, once', async () => {
    signedInBefore();
    const { stop } = await open('/contact', null, gone);
    expect(await screen.findByText(/A newer version of the console was put in place/)).toBeVisible();
    stop();
    await open('/contact', null, window.history.state);
    await heading('Contact');
    expect(screen.queryByText(/A newer version/)).not.toBeInTheDocument();
  });
});
