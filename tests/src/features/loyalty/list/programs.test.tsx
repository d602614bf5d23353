import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import { task } from '../programs';
import { circle, lostResponse, openPrograms, programServer, serverError } from './programsHarness';

const path = '/admin/loyalty/programs';
const nameBox = () => screen.findByRole('textbox', { name: /^Name/ });

describe('ProgramsPage', () => {
  it('shows the key metrics of each program', async () => {
    const view = openPrograms(programServer());
    await waitFor(async () =>
      expect(await view.figure('Circle', 'Average order earns')).toBe(
        '200 points for €40, your 30-day average order value',
      ),
    );
    expect(await view.figure('Circle', 'Active tasks')).toBe('3 of 4');
    expect(await view.figure('Circle', 'Active rewards')).toBe('1 of 2');
    expect(await view.figure('Circle', 'Nearest reward')).toBe(
      'Five off for 500 points: 2 average orders after signing up',
    );
    expect(await view.figure('Circle', 'Customers')).toBe('1,200 View customers');
    expect(screen.getAllByRole('link', { name: 'View customers' })[0]).toHaveAttribute(
      'href',
      '/customers?programId=p1',
    );
    expect(await view.figure('Staff', 'Average order earns')).toBe('Nothing no task gives points for orders');
    expect(await view.figure('Staff', 'Nearest reward')).toBe('None no active rewards');
    expect(within(await view.card('Circle')).getByText('Default')).toBeVisible();
    expect(within(await view.card('Staff')).queryByText('Default')).toBeNull();
    expect(screen.getByRole('link', { name: 'Circle' })).toHaveAttribute('href', '/loyalty/p1');
  });

  it('explains why an average order earns nothing', async () => {
    const tasks = [task({ config: { basis: 'order', minOrderValue: 500 } })];
    const view = openPrograms(programServer([{ ...circle, tasks }]));
    await waitFor(async () =>
      expect(await view.figure('Circle', 'Average order earns')).toBe(
        '0 points for €40, your 30-day average order value. Orders of €500 or more.',
      ),
    );
    expect(await view.figure('Circle', 'Nearest reward')).toBe('Five off for 500 points');
  });

  it('shows no estimates if the order value is unknown', async () => {
    const server = programServer();
    server.sell(null);
    const view = openPrograms(server);
    await waitFor(async () => expect(await view.figure('Circle', 'Orders earn')).toBe('5 points for every €1 spent.'));
    expect(await view.figure('Circle', 'Nearest reward')).toBe('Five off for 500 points');
  });

  it('shows an empty state with a create button', async () => {
    const view = openPrograms(programServer([]));
    expect(await screen.findByText('No data')).toBeVisible();
    await view.press('Create program');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create program' }));
    const presets = dialog.getByRole('link', { name: 'Start from a preset instead' });
    expect(presets).toHaveAttribute('href', '/wizard/program?new');
  });

  it('retries the member count', async () => {
    const server = programServer([circle]);
    server.fail({ method: 'POST', path: /graphql/, error: serverError });
    const view = openPrograms(server);
    await waitFor(async () => expect(await view.figure('Circle', 'Customers')).toContain('couldn’t be loaded'));
    await view.press('Try again');
    await waitFor(async () => expect(await view.figure('Circle', 'Customers')).toBe('1,200 View customers'));
  });
});

describe('creating', () => {
  it('[LOY-01] sends the name, refetches the list, and opens the new program', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.card('Circle');
    const reads = server.reads();
    await view.press('Create program');
    await view.user.type(await nameBox(), '  Gold ');
    await view.press('Create');
    expect(await screen.findByRole('heading', { name: 'Editor' })).toBeVisible();
    expect(view.currentUrl()).toBe('/loyalty/new2');
    expect(server.writes()).toEqual([['POST', path, { name: 'Gold' }]]);
    expect(await screen.findByText('“Gold” created')).toBeVisible();
    // Before and after it, which shows that the program was created once.
    expect(server.reads()).toBe(reads + 2);
  });

  it('requires a name and warns about taken ones', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.card('Circle');
    await view.press('Create program');
    await view.press('Create');
    expect(await nameBox()).toHaveAccessibleDescription('Enter a name');
    await view.user.type(await nameBox(), 'Staff');
    expect(await nameBox()).toHaveAccessibleDescription('You already have a program with this name');
    expect(server.writes()).toEqual([]);
  });

  it('reports a program that was created twice, and deletes the extra one on request', async () => {
    const server = programServer();
    server.resendCreations();
    const view = openPrograms(server);
    await view.card('Circle');
    await view.press('Create program');
    await view.user.type(await nameBox(), 'Gold');
    await view.press('Create');
    expect(await screen.findByText('Gold added 2 times, although it was sent once.')).toBeVisible();
    expect(screen.queryByText('“Gold” created')).toBeNull();
    expect(server.programs().map(({ _id }) => _id)).toEqual(['p1', 'p2', 'new2', 'new3']);
    await view.user.click(screen.getByRole('button', { name: 'Keep one, delete the rest' }));
    expect(await screen.findByText('Gold: only one is left.')).toBeVisible();
    // The one whose editor is open is kept.
    expect(view.currentUrl()).toBe('/loyalty/new3');
    expect(server.programs().map(({ _id }) => _id)).toEqual(['p1', 'p2', 'new3']);
  });
});

describe('renaming', () => {
  it('[LOY-01] sends only the name and refetches the list', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.open('Staff', 'Rename');
    await view.user.clear(await nameBox());
    await view.user.type(await nameBox(), 'Friends');
    const reads = server.reads();
    await view.press('Rename');
    expect(await view.card('Friends')).toBeVisible();
    expect(server.writes()).toEqual([['PATCH', `${path}/p2`, { name: 'Friends' }]]);
    // Once before the write and once after it.
    await waitFor(() => expect(server.reads()).toBe(reads + 2));
  });

  it("does not silently overwrite another user's rename", async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.open('Circle', 'Rename');
    await view.user.type(await nameBox(), ' 2');
    server.change([{ ...circle, name: 'Ring' }]);
    await view.press('Rename');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else renamed it “Ring”.');
    expect(await nameBox()).toHaveValue('Circle 2');
    expect(server.writes()).toEqual([]);
    await view.press('Rename');
    expect(await view.card('Circle 2')).toBeVisible();
    expect(server.writes()).toHaveLength(1);
  });
});

describe('duplicating', () => {
  const copied = {
    tasks: circle.tasks?.map((task) => ({ ...task, _id: expect.stringMatching(/^[a-z]{10}$/) })),
    rewards: circle.rewards?.map((reward) => ({ ...reward, _id: expect.stringMatching(/^[a-z]{10}$/) })),
    settings: circle.settings,
  };

  it('copies all content including unknown fields', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.open('Circle', 'Duplicate');
    expect(await nameBox()).toHaveValue('Copy of Circle');
    await view.press('Duplicate');
    expect(await view.card('Copy of Circle')).toBeVisible();
    expect(server.writes()).toEqual([
      ['POST', path, { name: 'Copy of Circle' }],
      ['PATCH', `${path}/new2`, copied],
    ]);
    expect(await view.figure('Copy of Circle', 'Active tasks')).toBe('3 of 4');
    const ids = server.programs().flatMap(({ tasks, rewards }) => [...(tasks ?? []), ...(rewards ?? [])]);
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(ids.length);
  });

  it('retries filling the created copy', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.open('Circle', 'Duplicate');
    server.fail({ method: 'PATCH', path: /new2$/, error: serverError });
    await view.press('Duplicate');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“Copy of Circle” was created, but its content wasn’t copied.',
    );
    await view.user.type(await nameBox(), ' II');
    server.fail({ method: 'PATCH', path: /new2$/, error: lostResponse, applied: true });
    await view.press('Duplicate');
    expect(await screen.findByText('Duplicated as “Copy of Circle II”')).toBeVisible();
    expect(server.writes().map(([method]) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    expect(server.programs()).toHaveLength(3);
    expect(server.programs()[2]).toMatchObject({ name: 'Copy of Circle II', ...copied });
  });
});

describe('deleting', () => {
  it('[LOY-01] warns about members and irreversibility, and refetches the list once', async () => {
    const server = programServer();
    const view = openPrograms(server);
    const dialog = await view.open('Circle', 'Delete');
    expect(await within(dialog).findByText('1,200 customers will be removed from this program.')).toBeVisible();
    expect(dialog).toHaveTextContent(
      'The program, its tasks, and its rewards will be deleted from Nordlys Atelier right away. This can’t be undone.',
    );
    expect(server.writes()).toEqual([]);
    const reads = server.reads();
    server.delayReads(10);
    await view.press('Delete');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Circle' })).toBeNull());
    expect(server.writes()).toEqual([['DELETE', `${path}/p1`, undefined]]);
    await waitFor(() => expect(server.reads()).toBeGreaterThan(reads));
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    expect(server.reads()).toBe(reads + 1);
    expect(await screen.findByText('“Circle” deleted')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('shows the error, and treats a missing program as deleted', async () => {
    const server = programServer();
    const view = openPrograms(server);
    await view.open('Circle', 'Delete');
    server.fail({ method: 'DELETE', path: /p1$/, error: serverError });
    await view.press('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('The program couldn’t be deleted. Not now.');
    server.fail({ method: 'DELETE', path: /p1$/, error: new AppError({ kind: 'tooMany' }) });
    await view.press('Delete');
    const advice = 'Too many requests. Try again, or reload the page to check.';
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(`The program couldn’t be deleted. ${advice}`),
    );
    server.change([]);
    await view.press('Delete');
    expect(await screen.findByText('No data')).toBeVisible();
  });
});
