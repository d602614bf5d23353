/**
 * Follows docs/extend.md and docs/change-what-exists.md in a copy of the sources, and opens the console with the extension
 * on the copy's mock server.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkZones } from '../../../scripts/lint/checkZones';
import { parseConfig } from '../../../src/config';
import { createNodeFetch } from '../../support/nodeFetch';
import { applyStep, type Backend, checkCode, copySources, parseSteps, startBackend } from '../engine/guide/followGuide';

// The first page compiles all modules of the copy, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

const steps = [...parseSteps('docs/extend.md'), ...parseSteps('docs/change-what-exists.md')];
const publicConfig: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
const nodeFetch = createNodeFetch(false);
let copy = '';
let backend: Backend | null = null;
let stop = () => {};

/** Imports a module of the copy, typed as the same module here. */
async function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(copy, path));
}

async function request(path: string, init: RequestInit = {}) {
  return (await nodeFetch((backend?.url ?? '') + path, init)).json();
}

/** Stores a session of the demo account, as after signing in. */
async function storeSession(): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'merchant@demo.example', password: 'demo-demo' });
  const { access_token: signInToken } = await request('/auth/email', { method: 'POST', headers, body });
  const { userId, sites } = await request('/auth/sites', { headers: { Authorization: `Bearer ${signInToken}` } });
  const [site] = sites;
  const session = { v: 1, userId, tokens: { [site._id]: site.access_token }, lastSite: site._id, signInToken };
  localStorage.setItem('console.session', JSON.stringify(session));
}

/** Opens the console of the copy at a path. */
async function open(path: string, brand?: object): Promise<void> {
  const { openConsole } = await load<typeof import('../../support/openConsole')>('tests/support/openConsole.tsx');
  const config = parseConfig({ ...Object(publicConfig), apiUrl: backend?.url, ...(brand && { brand }) });
  ({ stop } = await openConsole(path, config));
}

/** A call of an own endpoint, which the mock server doesn't have. */
interface OwnCall {
  path: string;
  body: unknown;
  key: string | null;
}
let ownCalls: OwnCall[] = [];
/** Status codes of the next responses of own endpoints; 200 by default. */
let statuses: number[] = [];

/** Responds to own endpoints, and leaves other requests to the mock server. */
const fetchWithOwnCalls: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  if (!/\/(welcome|gifts)$/.test(pathname)) return nodeFetch(String(input), init);
  const key = new Headers(init?.headers).get('Idempotency-Key');
  ownCalls.push({ path: pathname, body: JSON.parse(String(init?.body)), key });
  return Response.json({ giftsLeft: 4 }, { status: statuses.shift() ?? 200 });
};

const rowTitles = () =>
  [...document.querySelectorAll('tr[data-record] a[data-opens]')].map(({ textContent }) => textContent);

beforeAll(async () => {
  copy = copySources();
  for (const step of steps) applyStep(copy, step);
  backend = await startBackend(copy);
});
afterAll(() => {
  backend?.stop();
  rmSync(copy, { recursive: true });
});

beforeEach(async () => {
  ownCalls = [];
  statuses = [];
  vi.stubGlobal('fetch', fetchWithOwnCalls);
  await storeSession();
});
afterEach(async () => {
  await act(async () => stop());
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.style.cssText = '';
  vi.unstubAllGlobals();
});

/** Clicks a button of the dialog that is open. */
async function submitDialog(name: string): Promise<void> {
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

/** Adds a task or reward of a type. */
async function addPart(button: string, type: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${type}`) }));
}

const columnTitles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the guide for extending the console', () => {
  it('[DEV-05] changes no file outside src/extensions', () => {
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter(({ path }) => !path.startsWith('src/extensions/'))).toEqual([]);
  });

  it('[DEV-05] results in code that compiles and keeps the import rules', async () => {
    expect(await checkCode(copy, 'src/extensions')).toBe('');
    expect(checkZones(copy)).toEqual([]);
  });

  it('[DEV-05] results in a list with search, sorting and views, and a menu entry', async () => {
    await open('/orders');
    await waitFor(() => expect(rowTitles()).toHaveLength(10));
    expect(rowTitles()[0]).toBe('#1040');
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'total_desc' } });
    await waitFor(() => expect(rowTitles()[0]).toBe('#1013'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search orders' }), { target: { value: '#100' } });
    await waitFor(() => expect(rowTitles()).toHaveLength(9));
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/resources\.|orders\./);
  });

  it('[DEV-05] results in a page that the menu leads to', async () => {
    await open('/contact');
    fireEvent.click(await screen.findByRole('link', { name: 'Best orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Best orders' })).toBeVisible();
    const list = await waitFor(() => {
      const [found] = within(screen.getByRole('main')).getAllByRole('list');
      expect(found?.children).toHaveLength(5);
      return found;
    });
    expect(list?.firstElementChild).toHaveTextContent('#1013');
  });

  it('[DEV-05] results in another list of questions, and another text', async () => {
    await open('/faq');
    expect(await screen.findByRole('button', { name: 'Go to next page' })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('main')).queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Vouchers/ })).toHaveAttribute('href', '/rewards');
  });

  it('[EXT-03] results in a section of the settings, a banner, and a menu in another order', async () => {
    await open('/settings/courier?field=courier');
    await waitFor(() => expect(screen.getByLabelText('Name of the courier')).toHaveFocus());
    expect(await screen.findByText('Orders are late today.')).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    const names = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d+.*$/, ''));
    expect(names.slice(0, 5)).toEqual(['Dashboard', 'Customers', 'Orders', 'Best orders', 'Vouchers']);
    expect(names).not.toContain('Instagram');
  });

  it('[EXT-03] results in a card of the dashboard, without the card that it hides', async () => {
    await open('/');
    expect(await screen.findByText('40 orders')).toBeVisible();
    expect(screen.queryByRole('button', { name: /wizard/i })).not.toBeInTheDocument();
  });

  it('[DEV-05] results in French texts', async () => {
    localStorage.setItem('console.language', 'fr');
    await open('/orders');
    expect(await screen.findByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meilleures commandes' })).toBeVisible();
  });

  it('[DEV-05] results in a brand', async () => {
    await open('/contact');
    const logo = await screen.findByRole('img', { name: 'Acme Loyalty' });
    expect(logo).toHaveAttribute('src', expect.stringMatching(/\/src\/extensions\/logo\.svg$/));
    expect(document.documentElement.style.getPropertyValue('--accent')).toContain('#7a1f5c');
    expect(document.documentElement.style.getPropertyValue('--font')).toMatch(/^"Georgia"/);
  });

  it('[DEV-05] has a brand for config.json that replaces values of the extension', async () => {
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/extend.md', 'utf8')) ?? [];
    const { brand } = JSON.parse(block);
    localStorage.clear();
    await open('/auth', { ...brand, font: { family: 'Acme Sans' } });
    expect(await screen.findByRole('img', { name: 'Acme Rewards' })).toHaveAttribute('src', '/brands/acme.svg');
    // The title is set in an effect, which may run after the logo is there.
    await waitFor(() => expect(document.title).toContain('Acme Rewards'));
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe('light-dark(#0b4f9e, #8ec5ff)');
    expect(parseConfig({ ...Object(publicConfig), brand }).brand).toEqual(brand);
  });
});

describe('the guide for changing what exists', () => {
  it('[EXT-01] results in a computed column, at its place, and hides others', async () => {
    await open('/customers');
    await waitFor(() => expect(rowTitles()).toHaveLength(5));
    const titles = columnTitles();
    expect(titles.indexOf('Points per order')).toBe(titles.indexOf('Points') + 1);
    expect(titles).not.toContain('Reviews');
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('checkbox', { name: 'Referrals' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Reviews' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/resources\.|pointsPerOrder/);
  });

  it('[EXT-01] results in an action that calls an own endpoint, with the same key if it is uncertain', async () => {
    await open('/customers');
    await waitFor(() => expect(rowTitles()).toHaveLength(5));
    const [row] = document.querySelectorAll<HTMLElement>('tr[data-record]');
    const [menu] = within(row ?? document.body).getAllByRole('button', { name: /^More actions/ });
    fireEvent.click(menu ?? document.body);
    expect(screen.queryByRole('menuitem', { name: /^Exclude/ })).not.toBeInTheDocument();
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Send welcome/ }));
    statuses = [503];
    await submitDialog('Send welcome');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/couldn’t confirm/);
    await submitDialog('Send welcome');
    expect(await screen.findByText(/^Welcome sent: customer “.+”$/)).toBeVisible();
    const [first, second] = ownCalls;
    expect(first?.path).toBe(`/admin/customers/${row?.dataset['record']}/welcome`);
    expect(first?.body).toEqual({ email: expect.stringContaining('@') });
    expect(first?.key).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  });

  it('[EXT-01] results in a bulk action that calls an own endpoint for each record', async () => {
    await open('/customers');
    await waitFor(() => expect(rowTitles()).toHaveLength(5));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Send welcome/ }));
    await submitDialog('Send welcome');
    expect(await screen.findByText(/^Welcome sent: \d+$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Send welcome: \d+ customers$/ })).toBeVisible();
    expect(new Set(ownCalls.map(({ key }) => key)).size).toBe(ownCalls.length);
    expect(ownCalls.length).toBeGreaterThan(2);
  });

  it('[EXT-02] results in a tab, a header button and a section of a customer, and a dialog that calls an own endpoint', async () => {
    await open('/customers');
    await waitFor(() => expect(rowTitles()).toHaveLength(5));
    const id = document.querySelector<HTMLElement>('tr[data-record]')?.dataset['record'];
    fireEvent.click(document.querySelector('tr[data-record] a[data-opens]') ?? document.body);
    expect(await screen.findByRole('link', { name: 'Open in shop' })).toHaveAttribute(
      'href',
      `https://shop.example/admin/customers/${id}`,
    );
    expect(await screen.findByText(/^No notes about .+@/)).toBeVisible();
    expect(screen.getByText('Points per order')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Customer sections' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Settings', 'Details', 'Notes']);
    fireEvent.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByRole('link', { name: 'Notes', current: 'page' })).toBeVisible();
    expect(await screen.findByText(/^No notes about .+@/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Send gift' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Text of the card' }), { target: { value: 'Hello' } });
    await submitDialog('Send');
    expect(await screen.findByText('Gift sent. 4 left')).toBeVisible();
    expect(ownCalls).toEqual([
      { path: `/admin/customers/${id}/gifts`, body: { card: 'Hello' }, key: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
  });

  it('[EXT-03] results in an event, a condition and an action of automation rules', async () => {
    await open('/automation');
    const [create] = await screen.findAllByRole('button', { name: 'Create rule' });
    fireEvent.click(create ?? document.body);
    fireEvent.click(await screen.findByRole('button', { name: /^Blank rule/ }));
    fireEvent.change(await screen.findByLabelText(/^Event/), { target: { value: 'memberJoined' } });
    expect(screen.getByRole('option', { name: 'A member joined some days ago' })).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: 'Add condition' }));
    fireEvent.change(await screen.findByLabelText(/^Field/), { target: { value: 'pointsPerOrder' } });
    expect(screen.getByRole('option', { name: 'Points per order' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Send welcome' })).toBeVisible();
  });

  it('[EXT-03] results in variables of emails, with samples and checks', async () => {
    await open('/notifications/edit/loyaltyPlaceAnOrder/en');
    expect(await screen.findByText(/^\{\{courierName\}\} \(Courier\) is missing/)).toBeVisible();
    fireEvent.focus(await screen.findByRole('textbox', { name: 'Subject' }));
    fireEvent.click(screen.getByRole('button', { name: 'Insert variable' }));
    expect(await screen.findByRole('menuitem', { name: /^Day of shipping/ })).toBeVisible();
    fireEvent.click(screen.getByRole('menuitem', { name: /^Courier/ }));
    await waitFor(() => expect(screen.queryByText(/is missing/)).not.toBeInTheDocument());
    expect(screen.queryByText(/unknown/i)).not.toBeInTheDocument();
  });

  it('[EXT-03] results in types of tasks and rewards', async () => {
    await open('/loyalty');
    const links = await waitFor(() => {
      const found = document.querySelectorAll('main a[href^="/loyalty/"]');
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    fireEvent.click(links[0] ?? document.body);
    await addPart('Add task', 'Visit our store');
    expect(screen.getByText('20 points for 1 visit.')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^Visits/ }), { target: { value: '2' } });
    expect(screen.getByText('20 points for 2 visits.')).toBeVisible();
    await addPart('Add reward', 'Gift wrapping');
    expect(screen.getByText('Gift wrapping for 80 points.')).toBeVisible();
  });

  it('[EXT-03] results in a type of widget, with a form and a preview', async () => {
    await open('/other-widgets');
    fireEvent.click(await screen.findByRole('button', { name: 'Add: Order countdown' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order countdown' })).toBeVisible();
    expect(await screen.findByText('Arrives within 3 days')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^Shipping time/ }), { target: { value: '1' } });
    expect(await screen.findByText('Arrives within 1 day')).toBeVisible();
    expect(screen.getByText(/data-lw-widget="OrderCountdown"/)).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Urgent' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^“Order countdown” (is )?published/)).toBeVisible();
  });

  it('[EXT-01] [EXT-02] results in a field with a filter, a view and a form that edits it', async () => {
    await open('/product-reviews?topic=delivery&page=0&limit=10');
    await waitFor(() => expect(rowTitles().length).toBeGreaterThan(0));
    expect(columnTitles()).toContain('Topic');
    expect(screen.getByRole('link', { name: /^Delivery/, current: 'page' })).toBeVisible();
    const [row] = document.querySelectorAll<HTMLElement>('tr[data-record]');
    const [menu] = within(row ?? document.body).getAllByRole('button', { name: /^More actions/ });
    fireEvent.click(menu ?? document.body);
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Set topic/ }));
    const size = await screen.findByRole('radio', { name: 'Size' });
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'None',
      'Size',
      'Delivery',
    ]);
    fireEvent.click(size);
    await submitDialog('Save');
    expect(await screen.findByText(/^Topic saved: review/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
