import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { nodeFetch } from '../../../support/nodeFetch';
import { applyStep, type Backend, checkCode, copySources, parseSteps, startBackend } from './followGuide';

// The first page compiles all modules of the copy, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

const steps = parseSteps('docs/add-an-entity.md');
let copy = '';
let backend: Backend | null = null;
let dataProvider: ConsoleDataProvider;

/** Imports a module of the copy, typed as the same module here. */
async function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(copy, path));
}

beforeAll(async () => {
  copy = copySources();
  for (const step of steps) applyStep(copy, step);
  backend = await startBackend(copy);
  await load('tests/support/registerExtension.ts');
  dataProvider = await signIn();
});

afterAll(() => {
  backend?.stop();
  rmSync(copy, { recursive: true });
});

/** The data provider of the demo account's first site. */
async function signIn(): Promise<ConsoleDataProvider> {
  const { createDataProvider } = await load<typeof import('../../../../dataProvider')>('dataProvider/index.ts');
  const { createHttp } = await load<typeof import('../../../../dataProvider/http/http')>('dataProvider/http/http.ts');
  const createClient = (token: string | null) =>
    createDataProvider(createHttp({ apiUrl: backend?.url ?? '', token: () => token, fetch: nodeFetch }));
  const token = await createClient(null).signIn('merchant@demo.example', 'demo-demo');
  const { sites } = await createClient(token).loadSession();
  return createClient(sites?.[0]?.access_token ?? null);
}

/** The console's pages of the new entity, by the standard routes. */
async function openList(name = 'campaigns') {
  const { entities } = await load<typeof import('../../../../resources')>('resources/index.ts');
  const { EntityList } = await load<typeof import('../../../../src/engine/list/EntityList')>(
    'src/engine/list/EntityList.tsx',
  );
  const { default: CreatePage } = await load<typeof import('../../../../src/engine/create/CreatePage')>(
    'src/engine/create/CreatePage.tsx',
  );
  const { renderConsole } = await load<typeof import('../../../support/renderConsole')>(
    'tests/support/renderConsole.tsx',
  );
  const entity = entities.find((item) => item.name === name);
  if (!entity) throw new Error('the guide does not register the entity');
  const view = renderConsole({
    dataProvider,
    at: `/${name}`,
    routes: [
      { path: name, element: <EntityList entity={entity} /> },
      { path: `${name}/create`, element: <CreatePage entity={entity} /> },
    ],
  });
  await waitFor(() => expect(rowTitles()).toHaveLength(10), { timeout: 10_000 });
  return view;
}

const rowTitles = () =>
  [...document.querySelectorAll('tr[data-record] a[data-opens]')].map(({ textContent }) => textContent);

/** Fetches the number of campaigns with a status. */
async function countCampaigns(status: string): Promise<number | undefined> {
  const { total } = await dataProvider.getList('campaigns', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { status },
  });
  return total;
}

describe('the guide for adding an entity', () => {
  it('names all changed files, which are all in src/extensions', () => {
    const names = ['campaigns', 'messages', 'index', 'fixtures', 'shipments'];
    expect([...new Set(steps.map(({ path }) => path))]).toEqual(names.map((name) => `src/extensions/${name}.ts`));
  });

  it('results in code that compiles and keeps the lint rules', async () => {
    expect(await checkCode(copy, 'src/extensions')).toBe('');
  });

  it('results in a list with its labels, columns, views and sorts', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    const headers = screen.getAllByRole('columnheader');
    const names = ['Select all on this page', 'Campaign', 'Recipients', 'Status', 'Created', 'Actions'];
    expect(headers).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(headers[index]).toHaveAccessibleName(name);
    expect(await screen.findByRole('link', { name: 'Drafts 5' })).toBeVisible();
    expect(rowTitles()[0]).toBe('Spring sale 1');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name_asc' } });
    await waitFor(() => expect(rowTitles()[0]).toBe('Last pieces 14'));
    // A missing message would be shown as its key.
    expect(document.body.textContent).not.toMatch(/resources\.|campaigns\./);
  });

  it('results in bulk actions with a summary and Undo', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Start (5)' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start (5)' }));
    expect(await screen.findByText('Started: 5')).toBeVisible();
    expect(await countCampaigns('draft')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo 5' }));
    expect(await screen.findByText('Undone: 5')).toBeVisible();
    expect(await countCampaigns('draft')).toBe(5);
  });

  it('results in a form that validates, sends once, and returns to the list', async () => {
    const { user, currentUrl: getUrl } = await openList();
    await user.click(screen.getByRole('link', { name: 'Add campaign' }));
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    expect(screen.getByText('To continue, fill in: Name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Autumn character');
    await user.type(screen.getByRole('textbox', { name: /^Recipients/ }), 'many');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Enter a number')).toBeVisible();
    expect(await countCampaigns('draft')).toBe(5);
    await user.clear(screen.getByRole('textbox', { name: /^Recipients/ }));
    await user.type(screen.getByRole('textbox', { name: /^Recipients/ }), '250');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Channel' })).getByRole('radio', { name: 'Storefront' }),
    );
    await user.dblClick(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(getUrl()).toMatch(/^\/campaigns\?record=\w+$/));
    expect(await screen.findByRole('dialog', { name: 'Autumn character' })).toBeVisible();
    await waitFor(() => expect(rowTitles()[0]).toBe('Autumn character'));
    expect(await countCampaigns('draft')).toBe(6);
    const [row] = screen.getAllByRole('row').slice(1);
    expect(within(row ?? document.body).getByText('250')).toBeVisible();
    expect(within(row ?? document.body).getByText('Storefront')).toBeVisible();
  });

  it('results in a list that is read over REST', async () => {
    const getList = vi.spyOn(dataProvider, 'getList');
    const { user } = await openList('shipments');
    expect(screen.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
    expect(screen.getByText('30 shipments')).toBeVisible();
    expect(rowTitles()[0]).toBe('S-500');
    const [row] = screen.getAllByRole('row').slice(1);
    expect(within(row ?? document.body).getByText('Courier')).toBeVisible();
    expect(within(row ?? document.body).getByText('€4.50')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search shipments' }), 'S-48');
    await waitFor(() => expect(rowTitles()).toEqual(Array.from({ length: 10 }, (_, n) => `S-${489 - n}`)));
    await user.click(screen.getByRole('link', { name: 'S-489' }));
    expect(await screen.findByRole('dialog', { name: 'S-489' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/resources\.|shipments\./);
    expect(getList).toHaveBeenCalledWith('shipments', expect.objectContaining({ filter: { search: 'S-48' } }));
    await expect(
      dataProvider.update('shipments', { id: '1', data: { number: 'x' }, previousData: { id: '1' } }),
    ).rejects.toMatchObject({ kind: 'validation' });
  });
});
