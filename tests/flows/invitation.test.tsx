import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCurrentPath,
  heading,
  json,
  open,
  sessionResponse,
  setUpServer,
  storeSession,
  twoSites,
} from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([
    import('../../src/features/auth/invitation/InvitationPage'),
    import('../../src/features/dashboard/StartPage'),
  ]),
);
const path = '/auth/setup_manager_account';
const storageKey = 'consoleVisit.invitation';
const title = 'You’re invited to Nordlys';
const invite = (hasPassword: boolean, logo: string | null = null) =>
  json({ invite: { store: { _id: 's2', name: 'Nordlys', logo }, hasPassword } });

const accepts = () => screen.getByRole('button', { name: 'Accept invitation' });
const answers = () => server.received(`POST ${path}`);

/** Opens the page as the boot script leaves it after an invitation link. */
async function openInvitation() {
  sessionStorage.setItem(storageKey, 'secret-t');
  return open('/auth/invitation');
}

beforeEach(() => {
  server.respond(`GET ${path}`, () => invite(true));
  server.respond(`POST ${path}`, () => json({ access_token: 'token-new', siteId: 's2' }));
});

describe('invitation', () => {
  it('[AUTH-03] accepts without asking a known person, stores the token, and opens the invited store', async () => {
    await openInvitation();
    await heading(title);
    expect(screen.queryByLabelText(/name|password/i)).not.toBeInTheDocument();
    await userEvent.click(accepts());
    await heading('Dashboard');
    expect(server.requests.slice(0, 2)).toEqual([
      { method: 'GET', path: `${path}?emailToken=secret-t`, authorization: null, body: undefined },
      { method: 'POST', path, authorization: null, body: { emailToken: 'secret-t' } },
    ]);
    expect(server.received('GET /auth/sites')[0]?.authorization).toBe('Bearer token-new');
    expect(server.received('GET /admin/settings').map(({ authorization }) => authorization)).toEqual([
      'Bearer token-s2',
    ]);
    expect(getCurrentPath()).toBe('/');
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  });

  it('[AUTH-03] asks a new person for name and password, shows the store’s logo, and keeps the name over a reload', async () => {
    const logo = 'http://localhost:4000/media/pictures/1.svg';
    server.respond(`GET ${path}`, () => invite(false, logo));
    const opened = await openInvitation();
    await heading(title);
    expect(document.querySelector('main img')).toHaveAttribute('src', logo);
    await userEvent.click(accepts());
    expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
    expect(screen.getByText('Choose a password')).toBeVisible();
    expect(answers()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Ines');
    opened.stop();
    document.body.replaceChildren();

    await open('/auth/invitation');
    expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Ines');
    const password = screen.getByLabelText(/^Password/);
    await userEvent.type(password, 'long enough');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('long enough');
    await userEvent.click(accepts());
    await heading('Dashboard');
    expect(answers().map(({ body }) => body)).toEqual([
      { emailToken: 'secret-t', name: 'Ines', password: 'long enough' },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ines');
  });

  it('[AUTH-03] declines with rejectInvite and says so', async () => {
    server.respond(`POST ${path}`, () => json({}));
    await openInvitation();
    await heading(title);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Your manager invitation is now declined...')).toBeVisible();
    expect(answers()).toEqual([
      { method: 'POST', path, authorization: null, body: { emailToken: 'secret-t', rejectInvite: true } },
    ]);
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await heading('Sign in');
  });

  it.each([
    [json({ error: 'This invitation has expired.' }, 410), 'This invitation has expired.'],
    [json({ error: 'Used already.' }), 'Used already.'],
    [json({}, 404), 'Unexpected error'],
  ])('[AUTH-03] shows why an invitation can’t be used, and the way to the sign-in', async (response, text) => {
    server.respond(`GET ${path}`, () => response.clone());
    await openInvitation();
    await heading('This invitation can’t be used');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    [json({ error: 'Out of order' }, 501), /couldn’t load the invitation.*Out of order/],
    [json({ invite: 7 }), /Unexpected error/],
    [new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } }), /Unexpected error/],
  ])('offers a Retry if the invitation cannot be loaded', async (response, text) => {
    server.respond(`GET ${path}`, () => response.clone());
    await openInvitation();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    server.respond(`GET ${path}`, () => invite(true));
    await userEvent.click(screen.getByRole('button', { name: /^(Retry|Try again)$/ }));
    await heading(title);
  });

  it('[AUTH-03] shows the text and the fields of a refusal, or Unexpected error, and keeps what was typed', async () => {
    const fields = { name: 'Too short', password: 'Too common' };
    server.respond(`POST ${path}`, () => json({ error: 'Not accepted.', fields }, 422));
    await openInvitation();
    await heading(title);
    await userEvent.click(accepts());
    expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t accept the invitation\.\s*Not accepted\./);
    // The server asks for them although it said that there is a password.
    const name = screen.getByLabelText(/^Your name/);
    expect(name).toHaveAccessibleDescription('Too short');
    await userEvent.type(name, 'Ines');
    await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
    server.respond(`POST ${path}`, () => json({}, 400));
    await userEvent.click(accepts());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Unexpected error'));
    expect(name).toHaveValue('Ines');
    expect(localStorage.getItem('console.session')).toBeNull();
  });

  it.each([
    ['Continue as Eve (eve@shop.example)', 's2', 'token-eve'],
    ['Stay signed in as Mina (mina@shop.example)', 's1', 'token-of-sign-in'],
  ])('[AUTH-03] asks before another user is replaced: %s', async (choice, siteId, token) => {
    storeSession();
    const eve = { userId: 'u9', sites: twoSites, profile: { name: 'Eve', email: 'eve@shop.example' } };
    const mina = { ...sessionResponse, sites: twoSites.slice(0, 1) };
    server.respond('GET /auth/sites', ({ authorization }) => json(authorization === 'Bearer token-eve' ? eve : mina));
    server.respond(`POST ${path}`, () => json({ access_token: 'token-eve', siteId: 's2' }));
    await openInvitation();
    expect(await screen.findByText(/You’re signed in as Mina/)).toBeVisible();
    await userEvent.click(accepts());
    await heading('Continue as Eve (eve@shop.example)?');
    for (const { authorization } of [...server.received(`GET ${path}?emailToken=secret-t`), ...answers()])
      expect(authorization).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await heading('Dashboard');
    expect(JSON.parse(localStorage.getItem('console.session') ?? '')).toMatchObject({
      lastSite: siteId,
      signInToken: token,
    });
  });

  it.each([
    ['the invitation is still open', () => invite(true), /still open. Try again/],
    ['nobody can tell', () => json({}, 501), /couldn’t confirm that your reply arrived/],
  ])('after a lost response, %s', async (_, respond, text) => {
    await openInvitation();
    await heading(title);
    server.respond(`POST ${path}`, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    server.respond(`GET ${path}`, respond);
    await userEvent.click(accepts());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(accepts()).toBeVisible();
  });

  it.each([
    ['Accept invitation', /couldn’t confirm that your acceptance was saved/],
    ['Decline', /Your manager invitation is now declined/],
  ])('after a lost response, the invitation has ended: %s', async (button, text) => {
    await openInvitation();
    await heading(title);
    server.respond(`POST ${path}`, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    server.respond(`GET ${path}`, () => json({ error: 'Closed' }, 410));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole(button === 'Decline' ? 'link' : 'button', { name: 'Sign in' })).toBeVisible();
  });

  it('[AUTH-03] after a lost response, the typed password signs in with the email address alone', async () => {
    server.respond(`GET ${path}`, () => invite(false));
    await openInvitation();
    await heading(title);
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Ines');
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough');
    server.respond(`POST ${path}`, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    server.respond(`GET ${path}`, () => json({ error: 'Accepted already' }, 410));
    await userEvent.click(accepts());
    await heading('This invitation is no longer open');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    expect(email).toHaveFocus();
    await userEvent.type(email, 'ines@shop.example{Enter}');
    await heading('Dashboard');
    expect(server.received('POST /auth/email').map(({ body }) => body)).toEqual([
      { email: 'ines@shop.example', password: 'long enough' },
    ]);
    expect(JSON.parse(localStorage.getItem('console.session') ?? '')).toMatchObject({ lastSite: 's2' });
  });

  it('explains the page without an invitation, and leaves other pages below /auth to the sign-in', async () => {
    await open('/auth/invitation');
    await heading('No invitation here');
    expect(server.requests).toEqual([]);
    await open('/auth/unknown?from=%2Ffaq');
    await heading('Sign in');
    await waitFor(() => expect(getCurrentPath()).toBe('/auth?from=%2Ffaq'));
  });
});
