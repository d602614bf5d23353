import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { countDrafts } from '../../../../src/engine/drafts/unsentWork';
import EditTemplatePage from '../../../../src/features/notifications/editor/EditTemplatePage';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { getCodeEditor } from '../../../support/codeEditor';
import { isInTurn } from '../../../support/fullRun';
import { getPreview } from '../../../support/previewWindow';
import { renderConsole } from '../../../support/renderConsole';
import { stubDataProvider } from '../../../support/stubDataProvider';
import { createTemplate, createTemplateServer } from './templateServer';

const html =
  '<div>\n  <h1>Hi {{firstName}}</h1>\n  <p>You have <b>{{points}}</b> points.</p>\n  <ul><li>one</li></ul>\n  <p><a href="{{unsubscribeUrl}}">Unsubscribe</a></p>\n</div>';
const key = 'loyaltyRewardApproved';
const own = createTemplate(key, { subject: 'Your points', html, isCustom: true, updatedAt: '2026-05-01T00:00:00Z' });

const customer = {
  id: 'c1',
  _id: 'c1',
  firstName: 'Zoë & Co',
  lastName: null,
  totalPoints: 7,
  emailAddress: 'z@a.example',
};

type Server = ReturnType<typeof createTemplateServer>;

async function open(server: Server, at = `/notifications/edit/${key}/en`) {
  const view = renderConsole({
    dataProvider: stubDataProvider({
      ...server.methods,
      getList: async (name: string, params: Parameters<typeof server.methods.getList>[1]) =>
        name === 'templates' ? server.methods.getList(name, params) : { data: [customer], total: 1 },
    }),
    at,
    routes: [
      { path: '/notifications/edit/:templateKey/*', element: <EditTemplatePage /> },
      { path: '/notifications', element: <h1>List</h1> },
    ],
    currentSite: { languages: ['en', 'ar'] },
  });
  return view;
}

const serverWith = (template = own) => createTemplateServer({ en: [template], ar: [createTemplate(key)] });
const card = (name: string) => screen.findByRole('region', { name });
const words = async (name: string) =>
  within(await card(name)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const put = async (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const seen = async () => {
  await screen.findByTitle('Email preview');
  return getPreview('Email preview').seen.body;
};

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../../../src/features/notifications/source/SourceView'),
      import('../../../../src/features/notifications/visual/VisualView'),
      import('../../../../src/ui/code/CodeField'),
      import('../../../../src/ui/code/findHtmlErrors'),
    ]),
  60_000,
);

beforeEach(() => {
  clearTabStorage();
  localStorage.clear();
});

describe('EditTemplatePage', () => {
  it('starts a missing email with the text in the main language, which isn’t published by that', async () => {
    const server = createTemplateServer({ en: [own], ar: [createTemplate(key, { subject: '', html: '' })] });
    const { user } = await open(server, `/notifications/edit/${key}/ar`);
    const text = await card('Text');
    expect(await within(text).findByText('There’s no text in this language yet, so nothing is sent.')).toBeVisible();
    await user.click(within(text).getByRole('button', { name: 'Start with English' }));
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Your points');
    expect(within(text).queryByText(/no text in this language/)).toBeNull();
    expect(within(text).getByText(/^This is still the text in English\./)).toBeVisible();
    expect(server.put).not.toHaveBeenCalled();
    await put(user, screen.getByRole('textbox', { name: 'Subject' }), 'نقاطك');
    await waitFor(() => expect(within(text).queryByText(/^This is still the text/)).toBeNull());
    expect(within(text).getByText(/^The content is still in English\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(server.put).toHaveBeenCalledWith({ locale: 'ar', key, subject: 'نقاطك', html }, `id-${key}`),
    );
    expect(within(text).getByText(/^The content is still in English\./)).toBeVisible();
  });

  it('leads from an outdated email to the newer text in the main language', async () => {
    const older = createTemplate(key, { subject: 'نقاطك', html, isCustom: true, updatedAt: '2026-04-01T00:00:00Z' });
    const server = createTemplateServer({ en: [own], ar: [older] });
    const { user, router } = await open(server, `/notifications/edit/${key}/ar`);
    expect(await screen.findByText('The text in English was changed after this one')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show English' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/notifications/edit/${key}/en`));
    expect(screen.queryByText(/was changed after this one/)).toBeNull();
  });

  it('[NOT-03] edits a block in place with a live preview and publishes all other bytes unchanged', async () => {
    const server = serverWith();
    const { user } = await open(server);
    const field = await words('Text: You have **{{points}}** points.');
    fireEvent.change(field, { target: { value: 'Now **{{points}}** points, {{firstName}} ' } });
    expect(field.value).toBe('Now **{{points}}** points, {{firstName}} ');
    expect((await seen()).textContent).toContain('Now 150 points, Maria');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published: Reward approved (English)');
    const expected = html.replace('You have <b>{{points}}</b> points.', 'Now <b>{{points}}</b> points, {{firstName}} ');
    expect(server.put).toHaveBeenCalledExactlyOnceWith(
      { locale: 'en', key, subject: 'Your points', html: expected },
      `id-${key}`,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled());
  });

  it('[NOT-03] keeps the source of a table with Liquid between its rows', async () => {
    const source = readFileSync('tests/fixtures/import-files/email-liquid-rows.html', 'utf8');
    const server = serverWith({ ...own, html: source });
    const { user } = await open(server);
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    fireEvent.change(subject, { target: { value: 'Nearly there' } });
    const field = await words('Text: Hello {{firstName|friend}}');
    fireEvent.change(field, { target: { value: 'Hi {{firstName|friend}}' } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published: Reward approved (English)');
    expect(server.put.mock.calls[0]?.[0].html).toBe(source.replace('Hello', 'Hi'));
  });

  it('asks before it publishes an email with errors, however soon after typing', async () => {
    const server = serverWith();
    const { user } = await open(server);
    const field = await words('Text: You have **{{points}}** points.');
    fireEvent.change(field, { target: { value: 'Now {{unknownVar}} points' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish with errors?' }));
    expect(dialog.getByText(/\{\{unknownVar\}\}/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.put).not.toHaveBeenCalled();
    // They don't have to be fixed.
    expect(await screen.findByText(/^Not published\. \d issues? to fix\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Published: Reward approved (English)');
    expect(server.put).toHaveBeenCalledOnce();
  });

  it('lists broken HTML among the checks in every view, and asks before it publishes it', async () => {
    const server = serverWith();
    const { user } = await open(server, `/notifications/edit/${key}/en?view=html`);
    const { editor } = await getCodeEditor('HTML');
    editor.dispatch({ changes: { from: html.length, insert: '</tab>' } });
    const sentence = '</tab> has no opening tag';
    expect(await within(await card('Checks')).findByText(sentence)).toBeVisible();
    expect(await screen.findByText('Not published. 1 issue to fix.')).toBeVisible();
    // Once, although both the editor and the email are checked.
    expect(await screen.findAllByRole('button', { name: `Line 6: ${sentence}` })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Blocks' }));
    await words('Heading: Hi {{firstName}}');
    await user.click(within(await card('Checks')).getByRole('button', { name: `Show: ${sentence}` }));
    await getCodeEditor('HTML');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish with errors?' }));
    expect(dialog.getByText(sentence)).toBeVisible();
    expect(server.put).not.toHaveBeenCalled();
  });

  it('[NOT-03] keeps the visual and the HTML view in sync', async () => {
    const { user } = await open(serverWith());
    await put(user, await words('Heading: Hi {{firstName}}'), 'Dear {{firstName}}');
    await user.click(screen.getByRole('link', { name: 'HTML' }));
    const { editor } = await getCodeEditor('HTML');
    expect(editor.state.doc.toString()).toBe(html.replace('Hi {{', 'Dear {{'));
    editor.dispatch({ changes: { from: html.indexOf('Hi'), to: html.indexOf('Hi') + 4, insert: 'Lovely' } });
    await user.click(screen.getByRole('link', { name: 'Blocks' }));
    expect((await words('Heading: Lovely {{firstName}}')).value).toBe('Lovely {{firstName}}');
  });

  it('adds, moves and removes blocks, with undo for each step', async () => {
    const { user } = await open(serverWith());
    await words('Heading: Hi {{firstName}}');
    const names = () =>
      screen
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label'))
        .filter((name) => name && /^(Heading|Text|HTML|Divider)/.test(name));
    const before = names();
    await user.click(screen.getByRole('button', { name: 'Add block' }));
    await user.click(screen.getByRole('menuitem', { name: 'Divider' }));
    expect(names()).toEqual([...before, 'Divider']);
    await user.click(screen.getByRole('button', { name: 'Move Divider up' }));
    expect(names().at(-2)).toBe('Divider');
    await user.click(screen.getByRole('button', { name: 'More actions for Heading: Hi {{firstName}}' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(names()).not.toContain('Heading: Hi {{firstName}}');
    for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('[NOT-03] offers the variables of the email after typing `{{` and in a menu', async () => {
    const { user } = await open(serverWith());
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    await user.type(subject, ' for {{{{fir');
    await user.keyboard('{Enter}');
    expect(subject.value).toBe('Your points for {{firstName}}');
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    expect(screen.queryByRole('menuitem', { name: /\{\{orderNumber\}\}/ })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /\{\{points\}\}/ }));
    await waitFor(() => expect(subject.value).toBe('Your points for {{firstName}}{{points}}'));
  });

  it('[NOT-03] reports an unknown variable and a broken link with their locations', async () => {
    const { user } = await open(serverWith({ ...own, html: `${html}<p><a href="shop">a</a> {{nme}}</p>` }));
    const link = await screen.findByText('“shop” isn’t a valid link. Start it with https:// or http://.');
    screen.getByText('{{nme}} isn’t a known variable and will be sent as is.');
    await words('Text: [a](shop) {{nme}}');
    const problem = link.closest('li') ?? document.body;
    await user.click(within(problem).getByRole('button'));
    await waitFor(async () => expect(await words('Text: [a](shop) {{nme}}')).toHaveFocus());
  });

  it('[NOT-03] previews plain text and customer data, and opens the clicked block', async () => {
    const { user } = await open(serverWith());
    await words('Heading: Hi {{firstName}}');
    const box = await screen.findByRole('combobox', { name: 'Preview as customer' });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /Zoë/ }));
    await waitFor(async () => expect((await seen()).textContent).toContain('Hi Zoë & Co'));
    const preview = getPreview('Email preview');
    expect(preview.seen.querySelector('h1')?.dataset['pick']).toBe('0');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Plain text');
    expect(document.querySelector('pre[lang="en"]')?.textContent).toMatch(/^Hi Zoë & Co\n\nYou have 150 points\./);
  });

  it('blocks remote images until the user loads them, and publishes the source unchanged', async () => {
    const bad = `${html}<script>alert(1)</script><img src="https://spy.example/a.png" alt="A cup" onerror="x()"><form action="https://a.example"><input></form>`;
    const server = serverWith({ ...own, html: bad });
    const { user } = await open(server);
    expect((await seen()).innerHTML).not.toContain('spy.example');
    screen.getByText(/^1 image/);
    await put(user, await words('Heading: Hi {{firstName}}'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published: Reward approved (English)');
    expect(server.put.mock.calls[0]?.[0].html).toBe(bad.replace('Hi {{firstName}}', 'Hello'));
  });

  it('[NOT-02] there are twelve emails', () => {
    expect(templateKeys).toHaveLength(12);
  });

  it.each(templateKeys.filter((_, index) => isInTurn(index, 3)))(
    '[NOT-02] /notifications/edit/%s edits and publishes that email',
    async (templateKey) => {
      const server = createTemplateServer({ en: templateKeys.map((item) => createTemplate(item)) });
      const { user } = await open(server, `/notifications/edit/${templateKey}/en`);
      const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
      expect(subject.value).toBe(`About ${templateKey}`);
      fireEvent.change(subject, { target: { value: 'Hello' } });
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      await waitFor(() => expect(server.put).toHaveBeenCalledOnce());
      const { _id, html: unchanged } = createTemplate(templateKey);
      expect(server.put).toHaveBeenCalledWith(
        { locale: 'en', key: templateKey, subject: 'Hello', html: unchanged },
        _id,
      );
    },
  );

  it('[NOT-02] resets to the default after confirmation, with undo', async () => {
    const server = serverWith();
    const { user } = await open(server);
    const askToReset = async () => {
      await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
      return within(await screen.findByRole('alertdialog'));
    };
    await user.click((await askToReset()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const dialog = await askToReset();
    expect(server.reset).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Reset to default' }));
    await screen.findByText('Reward approved reset to default');
    expect(server.reset).toHaveBeenCalledExactlyOnceWith('en', `id-${key}`);
    const subject = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject.value).toBe(`About ${key}`));
    expect(screen.queryByText('Someone else changed this')).toBeNull();
    // The texts are those of the default.
    expect(screen.queryByRole('link', { name: 'Compare with default' })).toBeNull();
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    server.put.mockClear();
    await user.click(toasts.getByRole('button', { name: 'Undo' }));
    expect(subject.value).toBe('Your points');
    await screen.findByText('Published: Reward approved (English)');
    expect(server.put).toHaveBeenCalledOnce();
    expect(server.put.mock.calls[0]?.[0]).toMatchObject({ locale: 'en', key, subject: 'Your points' });
    expect(subject.value).toBe('Your points');
    await user.click(screen.getByRole('link', { name: 'Compare with default' }));
    expect((await screen.findAllByRole('deletion'))[0]).toHaveTextContent('About');
  });

  it('says after a reset that the language has no default text, and the email isn’t sent', async () => {
    const server = serverWith();
    server.reset.mockImplementation(async (locale) =>
      server.replace(locale, key, createTemplate(key, { subject: '', html: '' })),
    );
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/If there’s none in this language, the email isn’t sent\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset to default' }));
    expect(await screen.findByText(/^There’s no default for Reward approved in this language/)).toBeVisible();
    expect(screen.queryByText(/reset to default$/)).toBeNull();
    await waitFor(() => expect(countDrafts()).toBe(0));
  });

  it('says that the undo of a reset failed after its page was left, and leads back to the text', async () => {
    const server = serverWith();
    const { user, router } = await open(server);
    await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Reset to default' }));
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    const undo = await toasts.findByRole('button', { name: 'Undo' });
    await act(() => router.navigate('/notifications'));
    await screen.findByRole('heading', { name: 'List' });
    server.put.mockRejectedValue(new AppError({ kind: 'validation', message: 'The subject is taken' }));
    await user.click(undo);
    await toasts.findByText(/^What you changed on the page that you left couldn’t be saved\. The subject is taken/);
    await user.click(toasts.getByRole('button', { name: 'Show changes' }));
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
    expect(subject.value).toBe('Your points');
    expect(screen.getByText('We restored your unpublished changes.')).toBeVisible();
  });

  it.each([
    ['/notifications/edit/none/en', 'There’s no email called “none”.'],
    ['/notifications/edit/standard/xx', 'Your store doesn’t support “xx”.'],
  ])('says of %s that there is no such page', async (at, text) => {
    await open(serverWith(), at);
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('link', { name: 'All notifications' }));
    await screen.findByRole('heading', { name: 'List' });
  });

  it("shows 'Templates can't be loaded' if loading fails", async () => {
    await open(createTemplateServer({}), `/notifications/edit/${key}`);
    expect(await screen.findByRole('alert')).toHaveTextContent("Templates can't be loaded");
  });
});
