import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { nodeFetch } from '../../../support/nodeFetch';
import { type Backend, copySources, startBackend, stepsOf, takeStep, typeCheck } from './followGuide';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const steps = stepsOf('docs/add-an-entity.md');
let copy = '';
let backend: Backend | null = null;
let dataProvider: ConsoleDataProvider;

/** A module of the copy, as the same module here is typed. */
async function load<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(copy, path));
}

beforeAll(async () => {
  copy = copySources();
  for (const step of steps) takeStep(copy, step);
  backend = await startBackend(copy);
  dataProvider = await signIn();
});

afterAll(() => {
  backend?.stop();
  rmSync(copy, { recursive: true });
});

/** The data provider of the first shop of the demo's merchant. */
async function signIn(): Promise<ConsoleDataProvider> {
  const { createDataProvider } = await load<typeof import('../../../../dataProvider')>('dataProvider/index.ts');
  const { createHttp } = await load<typeof import('../../../../dataProvider/http')>('dataProvider/http.ts');
  const clientOf = (token: string | null) =>
    createDataProvider(createHttp({ apiUrl: backend?.address ?? '', token: () => token, fetch: nodeFetch }));
  const token = await clientOf(null).signIn('merchant@demo.example', 'demo-demo');
  const { sites } = await clientOf(token).loadSession();
  return clientOf(sites?.[0]?.access_token ?? null);
}

/** The console's pages of the new entity, by the routes that every entity has. */
async function openList() {
  const { entities } = await load<typeof import('../../../../resources')>('resources/index.ts');
  const { EntityList } = await load<typeof import('../../../../src/engine/EntityList')>('src/engine/EntityList.tsx');
  const { default: CreatePage } = await load<typeof import('../../../../src/engine/create/CreatePage')>(
    'src/engine/create/CreatePage.tsx',
  );
  const { renderConsole } = await load<typeof import('../../../support/renderConsole')>(
    'tests/support/renderConsole.tsx',
  );
  const entity = entities.find(({ name }) => name === 'campaigns');
  if (!entity) throw new Error('the guide registers no campaigns');
  const view = renderConsole({
    dataProvider,
    at: '/campaigns',
    routes: [
      { path: 'campaigns', element: <EntityList entity={entity} /> },
      { path: 'campaigns/create', element: <CreatePage entity={entity} /> },
    ],
  });
  await waitFor(() => expect(rowTitles()).toHaveLength(10), { timeout: 10_000 });
  return view;
}

const rowTitles = () =>
  [...document.querySelectorAll('tr[data-record] a[data-opens]')].map(({ textContent }) => textContent);

/** How many campaigns of a status the backend has. */
async function countOf(status: string): Promise<number | undefined> {
  const { total } = await dataProvider.getList('campaigns', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt_desc', order: 'ASC' },
    filter: { status },
  });
  return total;
}

describe('the guide to a new entity', () => {
  it('names every file that is touched, and no other', () => {
    expect([...new Set(steps.map(({ path }) => path))]).toEqual([
      'resources/campaigns.ts',
      'resources/index.ts',
      'i18n/en/resources.ts',
      'mock-server/fixtures/campaigns.ts',
      'mock-server/fixtures/makeSite.ts',
      'mock-server/schema.graphql',
    ]);
  });

  it('leads to code that compiles', async () => {
    expect(await typeCheck(copy)).toBe('');
  });

  it('leads to a list with its words, columns, views and sorts', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    const headers = screen.getAllByRole('columnheader');
    const names = ['Select this page', 'Campaign', 'Recipients', 'Status', 'Created', 'Actions'];
    expect(headers).toHaveLength(names.length);
    for (const [place, name] of names.entries()) expect(headers[place]).toHaveAccessibleName(name);
    expect(await screen.findByRole('link', { name: 'Drafts 5' })).toBeVisible();
    expect(rowTitles()[0]).toBe('Spring sale 1');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name_asc' } });
    await waitFor(() => expect(rowTitles()[0]).toBe('Last pieces 14'));
    // A word that is missing would show as its key.
    expect(document.body.textContent).not.toMatch(/resources\.|campaigns\./);
  });

  it('leads to actions on a selection, with a summary and Undo', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: 'Start 5' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start 5' }));
    expect(await screen.findByText('Started: 5')).toBeVisible();
    expect(await countOf('draft')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo 5' }));
    expect(await screen.findByText('Undone: 5')).toBeVisible();
    expect(await countOf('draft')).toBe(5);
  });

  it('leads to a form that checks, sends once, and comes back to the list', async () => {
    const { user, address: shown } = await openList();
    await user.click(screen.getByRole('link', { name: 'Add campaign' }));
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    expect(screen.getByText('Still missing: Name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Autumn letter');
    await user.type(screen.getByRole('textbox', { name: /^Recipients/ }), 'many');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Please enter a number.')).toBeVisible();
    expect(await countOf('draft')).toBe(5);
    await user.clear(screen.getByRole('textbox', { name: /^Recipients/ }));
    await user.type(screen.getByRole('textbox', { name: /^Recipients/ }), '250');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Channel/ }), 'storefront');
    await user.dblClick(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(shown()).toMatch(/^\/campaigns\?record=\w+$/));
    expect(await screen.findByRole('dialog', { name: 'Autumn letter' })).toBeVisible();
    await waitFor(() => expect(rowTitles()[0]).toBe('Autumn letter'));
    expect(await countOf('draft')).toBe(6);
    const [row] = screen.getAllByRole('row').slice(1);
    expect(within(row ?? document.body).getByText('250')).toBeVisible();
    expect(within(row ?? document.body).getByText('Storefront')).toBeVisible();
  });
});
