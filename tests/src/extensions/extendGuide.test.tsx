/** Follows docs/extend.md in a copy of the sources, and opens the console with the extension on the copy's mock server. */
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

const steps = parseSteps('docs/extend.md');
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
  vi.stubGlobal('fetch', nodeFetch);
  await storeSession();
});
afterEach(async () => {
  await act(async () => stop());
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.style.cssText = '';
  vi.unstubAllGlobals();
});

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
