import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCurrentPath, heading, json, open, sessionResponse, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([
    import('../../src/features/auth/AuthPage'),
    import('../../src/features/auth/privateApp/PrivateAppPage'),
  ]),
);
const call = 'POST /shops/shopify/private-app-install';
const token = 'shpat_0123';

const shopBox = () => screen.getByRole('textbox', { name: /Store web address/ });
const tokenBox = () => screen.getByLabelText(/^Access token/);
const connect = () => userEvent.click(screen.getByRole('button', { name: 'Connect store' }));

async function fill(shop: string, accessToken: string) {
  await heading('Private app');
  await userEvent.clear(shopBox());
  await userEvent.type(shopBox(), shop);
  await userEvent.clear(tokenBox());
  await userEvent.type(tokenBox(), accessToken);
}

beforeEach(() => server.respond(call, () => json({ access_token: 'token-new' })));

describe('private app', () => {
  it('[AUTH-04] connects the store of the first platform without a bearer, then goes to from', async () => {
    const signInPage = await open('/auth?from=%2Ffaq');
    await heading('Sign in');
    const path = screen.getByRole('link', { name: 'Use Shopify private app' }).getAttribute('href') ?? '';
    // The link loads another document.
    await act(async () => signInPage.stop());
    await open(path);
    await fill('https://Nordlys.myshop.example/admin', ` ${token} `);
    expect(tokenBox()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show access token' }));
    expect(tokenBox()).toHaveAttribute('type', 'text');
    await connect();
    await heading('FAQ');
    expect(server.received(call)).toEqual([
      {
        method: 'POST',
        path: '/shops/shopify/private-app-install',
        authorization: null,
        body: { shop: 'nordlys.myshop.example', accessToken: token },
      },
    ]);
    expect(server.received('GET /auth/sites')[0]?.authorization).toBe('Bearer token-new');
    expect(getCurrentPath()).toMatch(/^\/faq/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/shpat|nordlys\.myshop/);
  });

  it.each(['//evil.example', '/auth', 'javascript:alert(1)'])('goes to the start page instead of %s', async (from) => {
    await open(`/auth/private-app?from=${encodeURIComponent(from)}`);
    await fill('nordlys.example', token);
    await connect();
    await heading('Dashboard');
    expect(getCurrentPath()).toBe('/');
  });

  it.each([
    ['nordlys', token, /Enter a web address/],
    ['nordlys.example', 'two words', /without spaces/],
    ['nordlys.example', 'https://nordlys.example', /not a web address/],
  ])('checks %s and %s before anything is sent', async (shop, accessToken, text) => {
    await open('/auth/private-app');
    await fill(shop, accessToken);
    await connect();
    expect(screen.getByText(text)).toBeVisible();
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    expect(server.requests).toEqual([]);
  });

  it('[AUTH-04] shows the server’s text in an alert, and keeps the address over a reload but not the token', async () => {
    server.respond(call, () => json({ error: 'No such token.', fields: { accessToken: 'Revoked' } }, 401));
    const opened = await open('/auth/private-app');
    await fill('nordlys.example', token);
    await connect();
    expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t connect the store\.\s*No such token\./);
    expect(tokenBox()).toHaveAccessibleDescription('Revoked');
    expect(tokenBox()).toHaveValue(token);
    expect(localStorage.getItem('console.session')).toBeNull();
    opened.stop();
    document.body.replaceChildren();
    await open('/auth/private-app');
    await heading('Private app');
    expect(shopBox()).toHaveValue('nordlys.example');
    expect(tokenBox()).toHaveValue('');
  });

  it.each([
    [() => json({}, 500), 'We couldn’t confirm that the store was connected'],
    [() => json({ access_token: null }), 'We couldn’t confirm that the store was connected'],
    [() => json({}, 403), 'Unexpected error'],
  ])('reports a response without a token', async (respond, text) => {
    server.respond(call, respond);
    await open('/auth/private-app');
    await fill('nordlys.example', token);
    await connect();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('asks before another user is replaced', async () => {
    storeSession();
    server.respond('GET /auth/sites', ({ authorization }) =>
      json(
        authorization === 'Bearer token-new'
          ? { ...sessionResponse, userId: 'u9', profile: { name: 'Eve', email: null } }
          : sessionResponse,
      ),
    );
    await open('/auth/private-app');
    await fill('nordlys.example', token);
    expect(await screen.findByText(/You’re signed in as Mina/)).toBeVisible();
    await connect();
    await heading('Continue as Eve?');
    await waitFor(() => expect(server.received(call)[0]?.authorization).toBeNull());
  });
});
