/** Writes of automation rules. */
import { screen, within } from '@testing-library/react';
import type { FakeStore } from './fakeStore';
import { fetchRows } from './fetchRecords';
import { typedIn, type Write } from './write';

const fetchRules = async (store: FakeStore): Promise<readonly { _id: string; data: Record<string, unknown> }[]> => {
  const { widgets } = await store.get('/admin/widgets');
  return Array.isArray(widgets) ? widgets.filter(({ type }) => type === 'automation') : [];
};

/** Creates a rule that is on and matches the customers who joined today. */
async function createRule(store: FakeStore): Promise<string> {
  await store.seed('POST', '/admin/widgets', {
    type: 'automation',
    data: {
      name: 'Welcome',
      trigger: { type: 'customerJoined' },
      action: { type: 'addPoints', points: 50 },
      limit: 1,
    },
    isEnabled: true,
  });
  return (await fetchRules(store)).at(-1)?._id ?? '';
}

const ruleUrl = (id: string) => `/automation/${id}`;
const findPoints = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Points to add/ });

const createFailure = /We couldn’t create the rule\./;

export const automationWrites: readonly Write[] = [
  {
    name: 'create a rule',
    url: () => '/automation',
    prepare: async (user) => {
      await screen.findByText('No data');
      await user.click(screen.getByRole('button', { name: 'Create rule' }));
      await screen.findByRole('button', { name: 'Win customers back' });
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Win customers back' })),
    request: { method: 'POST', path: /^\/admin\/widgets$/ },
    state: async (store) => (await fetchRules(store)).length,
    successMessage: /^“Win customers back” created$/,
    repeatedMessage: /^Win customers back added 2 times, although it was sent once\./,
    failureMessage: createFailure,
    verifiesOutcome: true,
  },
  {
    name: 'save a rule',
    url: ruleUrl,
    pickId: createRule,
    prepare: async (user) => {
      await user.clear(await findPoints());
      await user.paste('75');
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    request: { method: 'PATCH', path: /^\/admin\/widgets\/[\w-]+$/ },
    state: async (store, id) =>
      String(Object((await fetchRules(store)).find(({ _id }) => _id === id)?.data)['action']?.points),
    typed: typedIn(findPoints, '75'),
    successMessage: /^Rule saved$/,
    failureMessage: /We couldn’t save your changes/,
    verifiesOutcome: true,
  },
];

/** Runs a rule on one customer. The result lists each failed record. */
export const runWrites: readonly Write[] = [
  {
    name: 'run a rule',
    url: ruleUrl,
    pickId: createRule,
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Run now' }));
      await screen.findByRole('dialog', { name: 'Run “Welcome”?' });
    },
    send: async (user) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Run now' })),
    request: { method: 'POST', path: /^\/admin\/loyalty\/add_points$/ },
    state: async (store) => {
      const rows = await fetchRows(store, 'customers(limit: 100)', '_id totalPoints');
      return rows.reduce((sum, { totalPoints }) => sum + Number(totalPoints), 0) / 50;
    },
    successMessage: /^50 points added to 1 customer$/,
    // Without a connection, the records can't be read again before the run, so nothing is sent.
    failureMessage: /1 failed|We couldn’t load all the selected items, so nothing was changed/,
    verifiesOutcome: true,
    notAppliedMessage: /1 failed/,
  },
];
