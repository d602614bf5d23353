import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../../dataProvider';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import { EntityList } from '../../../../../src/engine/list/EntityList';
import { createRecordingHttp } from '../../../../support/createRecordingHttp';
import { createRecord, getEntity } from '../../../../support/records';
import { renderConsole } from '../../../../support/renderConsole';
import { findRow, getRow, runRowAction } from '../../../../support/rows';

const customers = getEntity('customers');
const ada = createRecord(customers, 'c1', { name: 'Ada', loyaltyProgramId: 'p1' });
const bob = createRecord(customers, 'c2', { name: 'Bob', loyaltyProgramId: null });
const eve = createRecord(customers, 'c3', { name: 'Eve', loyaltyProgramId: '-1' });

/** Renders the customer list. Changes are rejected while `refuses` returns true. */
async function openList() {
  const { http } = createRecordingHttp({ customers: [ada, bob, eve] });
  const writes: HttpRequest[] = [];
  const server = { refuses: (_request: HttpRequest) => false };
  const provider = createDataProvider(async (request) => {
    if (request.method !== 'PATCH' && request.method !== 'DELETE') return http(request);
    writes.push(request);
    if (server.refuses(request)) throw new AppError({ kind: 'server', status: 500, message: 'Not now.' });
    const id = request.path.split('/').at(-1);
    return { customer: { ...[ada, bob, eve].find((record) => record.id === id), ...Object(request.body) } };
  });
  const view = renderConsole({
    dataProvider: provider,
    at: '/customers',
    routes: [{ path: 'customers', element: <EntityList entity={customers} /> }],
  });
  await findRow('c1');
  return { ...view, writes, server };
}

const sentBy = (writes: readonly HttpRequest[]) =>
  writes.map(({ method, path, body }) => [method, path.split('/').at(-1), body]);
const program = (id: string | null) => ({ loyaltyProgramId: id });

const openFor = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const choice = (dialog: ReturnType<typeof within>) => dialog.getByRole('combobox', { name: 'Loyalty program' });

async function selectAll(user: UserEvent) {
  for (const id of ['c1', 'c2', 'c3']) await user.click(getRow(id).getByRole('checkbox'));
}

afterEach(() => void vi.restoreAllMocks());

describe('ProgramDialog', () => {
  it('shows the current program, moves to another, and undoes the move', async () => {
    const { user, writes } = await openList();
    await runRowAction('c1', 'Change program', user);
    const dialog = await openFor('Change program for “Ada”');
    expect(await dialog.findByText('Current program: Circle')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Change program' });
    expect(submit).toBeDisabled();
    expect(
      within(choice(dialog))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a program', 'Default (Circle)', 'Circle', 'Staff', 'Excluded']);
    await user.selectOptions(choice(dialog), 'Circle');
    expect(submit).toBeDisabled();
    expect(dialog.getByText('They’re already in this program.')).toBeVisible();
    await user.selectOptions(choice(dialog), 'Staff');
    await user.click(submit);
    expect(await screen.findByText(/Program changed.*Ada/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(sentBy(writes)).toEqual([
        ['PATCH', 'c1', program('p2')],
        ['PATCH', 'c1', program('p1')],
      ]),
    );
  });

  it.each([
    ['Default (Circle)', null],
    ['Excluded', '-1'],
  ])('sends %s as %j', async (name, id) => {
    const { user, writes } = await openList();
    await runRowAction('c1', 'Change program', user);
    const dialog = await openFor(/^Change program for “Ada”/);
    await user.selectOptions(choice(dialog), name);
    await user.click(dialog.getByRole('button', { name: 'Change program' }));
    await waitFor(() => expect(sentBy(writes)).toEqual([['PATCH', 'c1', program(id)]]));
  });

  it('[CUS-15] moves a selection, retries failures, and restores each previous program on undo', async () => {
    const { user, writes, server } = await openList();
    await selectAll(user);
    await user.click(await screen.findByRole('button', { name: /^Change program/ }));
    const dialog = await openFor('Change program for 3 customers');
    expect(dialog.queryByText(/^Now/)).toBeNull();
    await user.selectOptions(choice(dialog), 'Staff');
    server.refuses = ({ path }) => path.endsWith('c2');
    await user.click(dialog.getByRole('button', { name: 'Change program' }));
    const again = await screen.findByRole('button', { name: 'Try 1 again' });
    server.refuses = () => false;
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Undo 3' }));
    await screen.findByText('Undone: 3');
    expect(sentBy(writes.slice(0, 4))).toEqual([
      ['PATCH', 'c1', program('p2')],
      ['PATCH', 'c2', program('p2')],
      ['PATCH', 'c3', program('p2')],
      ['PATCH', 'c2', program('p2')],
    ]);
    expect(new Set(sentBy(writes.slice(4)).map((item) => JSON.stringify(item)))).toEqual(
      new Set([
        JSON.stringify(['PATCH', 'c1', program('p1')]),
        JSON.stringify(['PATCH', 'c2', program(null)]),
        JSON.stringify(['PATCH', 'c3', program('-1')]),
      ]),
    );
  });

  it('[CUS-15] exports, excludes and deletes a selection, each customer once', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, writes } = await openList();
    await selectAll(user);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export 3 selected as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split(/\r?\n/).slice(1) ?? [];
    expect(lines).toHaveLength(3);
    for (const [place, name] of ['Ada', 'Bob', 'Eve'].entries()) expect(lines[place]).toContain(name);

    // Eve is already excluded.
    await user.click(screen.getByRole('button', { name: /^Exclude from program \(2\)/ }));
    const dialog = await openFor(/^Exclude 2 customers from the program\?/);
    await user.click(dialog.getByRole('button', { name: 'Exclude from program (2)' }));
    await screen.findByRole('button', { name: 'Undo 2' });
    expect(sentBy(writes)).toEqual([
      ['PATCH', 'c1', program('-1')],
      ['PATCH', 'c2', program('-1')],
    ]);

    await selectAll(user);
    writes.length = 0;
    await user.click(await screen.findByRole('button', { name: /^Delete \(3\)/ }));
    const last = within(await screen.findByRole('alertdialog', { name: 'Delete 3 customers?' }));
    await user.click(last.getByRole('button', { name: 'Delete (3)' }));
    const deleted = () => writes.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
    await waitFor(() => expect(deleted()).toEqual(['DELETE c1', 'DELETE c2', 'DELETE c3']));
  });
});
