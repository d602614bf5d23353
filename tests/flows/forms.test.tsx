/** The forms: requests, merges, checks, and the optional submissions. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCurrentPath, heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../src/App'),
      import('../../src/features/forms/FormsPage'),
      import('../../src/features/forms/editor/FormEditorPage'),
      import('../../src/features/forms/preview/FormPreview'),
      import('../../src/features/forms/submissions/SubmissionsPage'),
      import('../../src/ui/form/DayRangePicker'),
    ]),
  120_000,
);

interface StoredWidget {
  _id: string;
  type: string;
  data: unknown;
  isEnabled: boolean;
}

const formData = {
  name: 'Club',
  order: ['a', 'b'],
  fields: {
    a: { kind: 'text', name: 'first_name', ours: 1 },
    b: { kind: 'select', name: 'size' },
  },
  texts: {
    en: { submit: 'Send', thanks: 'Thanks', 'a.label': 'First name', 'b.label': 'Size', 'b.options': 'S\nM' },
    fr: { 'a.label': 'Prénom' },
  },
  later: { kept: true },
};

/** A fake server that stores the widgets it receives. */
function storeWidgets(initial: readonly StoredWidget[]) {
  let widgets = initial;
  let isResent = false;
  const answer = (id: string) => json({ widget: widgets.find(({ _id }) => _id === id) });
  server.respond('GET /admin/settings', () =>
    json({
      settings: {
        _id: 's1',
        website: 'https://s1.example',
        defaultLocale: 'en',
        supportedLanguages: ['en', 'fr'],
        setupRequestsPending: false,
      },
    }),
  );
  server.respond('GET /admin/widgets', () => json({ widgets }));
  server.respond('POST /admin/widgets', ({ body }) => {
    const created = { _id: 'w9', isEnabled: false, ...Object(body) };
    widgets = [...widgets, created, ...(isResent ? [{ ...created, _id: 'w10' }] : [])];
    return answer('w9');
  });
  for (const id of ['w1', 'w9', 'w10']) {
    server.respond(`DELETE /admin/widgets/${id}`, () => {
      widgets = widgets.filter(({ _id }) => _id !== id);
      return json({});
    });
    server.respond(`PATCH /admin/widgets/${id}`, ({ body }) => {
      widgets = widgets.map((widget) => (widget._id === id ? { ...widget, ...Object(body) } : widget));
      return answer(id);
    });
  }
  return {
    /** The browser sends each creation again, as it does when a reused connection closes; the key is ignored. */
    resendCreations() {
      isResent = true;
    },
    ids: () => widgets.map(({ _id }) => _id),
    replace(next: readonly StoredWidget[]) {
      widgets = next;
    },
  };
}

const club: StoredWidget = { _id: 'w1', type: 'form', data: formData, isEnabled: false };

async function openPath(path: string, widgets: readonly StoredWidget[] = [club]) {
  const stored = storeWidgets(widgets);
  storeSession();
  await open(path);
  return { ...stored, user: userEvent.setup() };
}

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const patches = () => server.received('PATCH /admin/widgets/w1').map(({ body }) => body);
const publish = async (user: UserEvent) => user.click(await button('Publish'));

async function put(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(await box(name));
  await user.paste(text);
}

describe('the list of forms', () => {
  it('[FRM-01] creates a form from a template, turned off, and opens it', async () => {
    const { user } = await openPath('/form', []);
    expect(await screen.findByText('No data')).toBeVisible();
    await user.click(await button('Create form'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create form' }));
    expect(await dialog.findByText('Fill this in')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Form name' }), 'Ask us');
    await user.click(dialog.getByRole('radio', { name: 'Contact' }));
    await user.click(dialog.getByRole('button', { name: 'Create form' }));
    expect(await screen.findByText('“Ask us” created. It’s off until you turn it on.')).toBeVisible();
    expect(await heading('Ask us')).toBeVisible();
    expect(getCurrentPath()).toBe('/form/w9');
    const [{ body } = { body: null }] = server.received('POST /admin/widgets');
    const { type, data } = Object(body);
    expect([type, Object.keys(data)]).toEqual(['form', ['name', 'order', 'fields', 'texts']]);
    expect(data.order.map((id: string) => data.fields[id])).toEqual([
      { kind: 'text', name: 'name', required: true },
      { kind: 'email', name: 'email', required: true },
      { kind: 'text', name: 'message', required: true, isLong: true },
    ]);
    expect(Object.values(data.texts.en)).toEqual(['Send', 'Thank you!', 'Name', 'Email', 'Message']);
  });

  it('[FRM-01] switches and copies a form, and says how many submissions each has', async () => {
    server.respond('GET /admin/forms/w1/submissions', () => json({ total: 1250, items: [] }));
    const { user } = await openPath('/form');
    expect(await screen.findByText('2 fields · 1,250 submissions')).toBeVisible();
    await user.click(await screen.findByRole('switch', { name: 'Show in store' }));
    expect(await screen.findByText('“Club” turned on')).toBeVisible();
    expect(patches()).toEqual([{ isEnabled: true }]);
    await user.click(await button('More actions for “Club”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await box('Form name')).toHaveValue('Club (copy)');
    await user.click(await button('Duplicate form'));
    expect(await heading('Club (copy)')).toBeVisible();
    expect(server.received('POST /admin/widgets').map(({ body }) => body)).toEqual([
      { type: 'form', data: { ...formData, name: 'Club (copy)' } },
    ]);
  });
});

describe('a form without fields', () => {
  const empty = { ...club, data: { ...formData, order: ['a'], fields: { a: { kind: 'heading' } } } };

  it('[FRM-01] is not turned on, which the switch says, also if a field is only a draft', async () => {
    const { user } = await openPath('/form', [empty]);
    const inList = await screen.findByRole('switch', { name: 'Show in store' });
    expect(inList).toHaveAccessibleDescription('Add and publish a field first');
    await user.click(inList);
    await user.click(screen.getByRole('link', { name: 'Edit “Club”' }));
    await user.click(await button('Add field'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Phone' }));
    const inEditor = screen.getByRole('switch', { name: 'Show in store' });
    expect(inEditor).toBeDisabled();
    expect(patches()).toEqual([]);
    await user.paste('Mobile');
    await put(user, 'Name in submissions', 'mobile');
    await publish(user);
    await waitFor(() => expect(inEditor).toBeEnabled());
    await user.click(inEditor);
    await waitFor(() => expect(patches().at(-1)).toEqual({ isEnabled: true }));
  });

  it('[FRM-01] is not published while it is on, and can be turned off', async () => {
    const { user } = await openPath('/form/w1', [{ ...empty, isEnabled: true }]);
    await put(user, 'Form name', 'Members');
    await publish(user);
    expect(await screen.findByText('Add a field, or turn the form off first')).toBeVisible();
    expect(patches()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Show in store' }));
    await waitFor(() => expect(patches()).toEqual([{ isEnabled: false }]));
    await publish(user);
    await waitFor(() => expect(patches().at(-1)).toMatchObject({ data: { name: 'Members' } }));
  });
});

describe('the editor', () => {
  it('[FRM-01] publishes a new field with its texts, name, condition and place, and keeps unknown data', async () => {
    const { user } = await openPath('/form/w1');
    await user.click(await button('Add field'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Phone' }));
    expect(await box('Label')).toHaveFocus();
    await user.paste('Mobile');
    await put(user, 'Name in submissions', 'first_name');
    expect(await screen.findByText('Another field has this name')).toBeVisible();
    await publish(user);
    expect(await screen.findByText('2 issues to fix')).toBeVisible();
    expect(patches()).toEqual([]);
    await user.click(await button('Edit “Mobile”'));
    await put(user, 'Name in submissions', 'mobile');
    await user.click(await screen.findByRole('checkbox', { name: 'Required' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Depends on' }), 'Size');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'If the answer' }), 'is');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Answer' }), 'M');
    const [languages] = await screen.findAllByRole('combobox', { name: 'Text language' });
    if (languages) await user.selectOptions(languages, 'Français');
    await put(user, 'Label', 'Portable');
    await user.click(await button('More actions for “Mobile”'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await publish(user);
    expect(await screen.findByText(/^“Club” published\./)).toBeVisible();
    const [body] = patches();
    const { data } = Object(body);
    const [id] = data.order;
    expect(body).toEqual({
      data: {
        ...formData,
        order: [id, 'a', 'b'],
        fields: {
          ...formData.fields,
          [id]: {
            kind: 'phone',
            name: 'mobile',
            required: true,
            condition: { field: 'b', test: 'is', value: 'M' },
          },
        },
        texts: {
          en: { ...formData.texts.en, [`${id}.label`]: 'Mobile' },
          fr: { ...formData.texts.fr, [`${id}.label`]: 'Portable' },
        },
      },
    });
  });

  it('offers to undo the removal of a field until the form is left, and counts it as one change', async () => {
    const { user } = await openPath('/form/w1');
    const remove = async () => {
      await user.click(await button('More actions for “First name”'));
      await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      return within(await screen.findByRole('region', { name: 'Notifications' })).findByText('“First name” removed');
    };
    await remove();
    expect(screen.getByText('1 unpublished change')).toBeVisible();
    await user.click(
      within(screen.getByRole('region', { name: 'Notifications' })).getByRole('button', { name: 'Undo' }),
    );
    expect(await button('More actions for “First name”')).toBeVisible();
    const notice = await remove();
    await publish(user);
    await screen.findByText(/^“Club” published\./);
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All forms' }));
    await heading('Forms');
    expect(notice).not.toBeInTheDocument();
  });

  it('[FRM-01] sets what follows a submission, and when the form pops up', async () => {
    server.respond('GET /admin/loyalty/programs', () =>
      json({
        programs: [
          { _id: 'p1', name: 'Points', tasks: [{ _id: 't1', type: 'custom_task', title: 'Survey' }], rewards: [] },
        ],
      }),
    );
    const { user } = await openPath('/form/w1');
    await screen.findByRole('option', { name: 'Survey (Points)' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Points' }), 'Survey (Points)');
    await user.click(await screen.findByRole('radio', { name: 'Another page' }));
    await publish(user);
    expect(await box('Page URL')).toHaveFocus();
    expect(patches()).toEqual([]);
    await user.paste('https://s1.example/thanks');
    await user.click(await screen.findByRole('radio', { name: 'Popup' }));
    await put(user, 'Delay (seconds)', '20');
    await publish(user);
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()).toEqual([
      {
        data: {
          ...formData,
          pointsTask: 't1',
          after: 'redirect',
          redirectUrl: 'https://s1.example/thanks',
          display: 'popup',
          afterSeconds: 20,
        },
      },
    ]);
  });

  it('[FRM-01] creates a form again that somebody else deleted, and continues at its address', async () => {
    const { user, replace } = await openPath('/form/w1');
    await put(user, 'Form name', 'Club of all');
    replace([]);
    await publish(user);
    expect(await screen.findByText(/^“Club of all” published\./)).toBeVisible();
    expect(server.received('POST /admin/widgets').map(({ body }) => body)).toEqual([
      { type: 'form', data: { ...formData, name: 'Club of all' } },
    ]);
    await waitFor(() => expect(getCurrentPath()).toBe('/form/w9'));
    expect(await box('Form name')).toHaveValue('Club of all');
  });

  it('keeps fields of an unknown kind', async () => {
    const unknown = { ...formData, fields: { ...formData.fields, b: { kind: 'slider', name: 'size' } } };
    const { user } = await openPath('/form/w1', [{ ...club, data: unknown }]);
    expect(await screen.findByText(/^This type of field can’t be edited here\./)).toBeVisible();
    await put(user, 'Title', 'Hello');
    await publish(user);
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()).toEqual([
      { data: { ...unknown, texts: { ...formData.texts, en: { ...formData.texts.en, title: 'Hello' } } } },
    ]);
  });

  it('says when a form cannot be read, and when it does not exist', async () => {
    await openPath('/form/w1', [{ ...club, data: 'text' }]);
    expect(await screen.findByText('We couldn’t read this form')).toBeVisible();
    await openPath('/form/none');
    expect(await screen.findByText('This form doesn’t exist')).toBeVisible();
  });
});

describe('the submissions', () => {
  it('[FRM-01] are read page by page, with whatever was submitted', async () => {
    server.respond('GET /admin/forms/w1/submissions', () =>
      json({
        total: 12,
        items: [
          {
            _id: 's1',
            createdAt: '2026-11-20T10:00:00.000Z',
            values: { first_name: 'Zoé', shoe: 39, size: ['S', 'M'] },
          },
          { _id: 's2', createdAt: null, values: 'broken' },
        ],
      }),
    );
    const { user } = await openPath('/form/w1/submissions');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Submitted',
      'First name',
      'Size',
      'shoe',
    ]);
    expect(table.getByRole('cell', { name: 'S, M' })).toBeVisible();
    expect(table.getByText('We couldn’t read this submission')).toBeVisible();
    await user.click(await button('Next'));
    await waitFor(() => expect(getCurrentPath()).toBe('/form/w1/submissions?page=1&limit=10'));
    const path = '/admin/forms/w1/submissions';
    await waitFor(() => expect(server.received(`GET ${path}?limit=10&offset=10`)).toHaveLength(1));
    expect(server.received(`GET ${path}?limit=10&offset=0`)).toHaveLength(1);
  });

  it('[FRM-01] are explained if the provider has none, and asked for once', async () => {
    const { user } = await openPath('/form');
    await waitFor(() => expect(server.received('GET /admin/forms/w1/submissions?limit=1&offset=0')).toHaveLength(1));
    expect(await screen.findByText('2 fields')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Submissions for “Club”' }));
    expect(await screen.findByText(/^Form submissions aren’t available here for your store\./)).toBeVisible();
    expect(server.requests.filter(({ path }) => path.includes('/submissions'))).toHaveLength(1);
  });

  it('are told from a failure, which can be tried again', async () => {
    server.respond('GET /admin/forms/w1/submissions', () => json({ error: 'No room' }, 400));
    const { user } = await openPath('/form/w1/submissions');
    expect(await screen.findByText('We couldn’t load the submissions')).toBeVisible();
    server.respond('GET /admin/forms/w1/submissions', () => json({ total: 0, items: [] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText('No one has submitted this form yet.')).toBeVisible();
  });
});
