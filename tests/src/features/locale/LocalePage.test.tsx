import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import LocalePage from '../../../../src/features/locale/LocalePage';
import { renderConsole } from '../../../support/renderConsole';

const german = { 'reviews.title': 'Stimmen', 'loyalty.expiring': '{{points}} verfallen' };
let siteCount = 0;

/** jsdom has no layout: gives each row a height and the window room for many rows. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  vi.stubGlobal('innerHeight', 1_600);
}

/** Renders the page with a server that has these dictionaries. */
function open(
  dictionaries: Readonly<Record<string, Dictionary>>,
  at = '/locale?area=reviews',
  languages = Object.keys(dictionaries),
) {
  const now: Record<string, { texts: Dictionary; unknownEntries: object }> = Object.fromEntries(
    Object.entries(dictionaries).map(([code, texts]) => [code, { texts, unknownEntries: {} }]),
  );
  const load = vi.fn(async (code: string) => {
    const found = now[code];
    if (!found) throw new AppError({ kind: 'notFound', status: 404 });
    return found;
  });
  const save = vi.fn(async (code: string, next: { texts: Dictionary; unknownEntries: object }) => {
    now[code] = next;
    return next;
  });
  const refreshWidget = vi.fn(async () => undefined);
  layOut();
  siteCount += 1;
  const site = { languages, shoppersLocale: languages[0] ?? 'en', preferencesKey: `u1.locale${siteCount}` };
  const opened = renderConsole({
    dataProvider: createDataProvider(async ({ method, path, body }) => {
      if (path.endsWith('/refresh_widget')) return refreshWidget();
      const code = path.split('/').at(-1) ?? '';
      if (method === 'GET') return toAnswer(code, await load(code));
      const entries = Object.entries<unknown>(Object(body).dictionary);
      const texts = entries.flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[key, value]] : [],
      );
      const unknownEntries = entries.filter(([, value]) => typeof value !== 'string');
      return toAnswer(
        code,
        await save(code, { texts: Object.fromEntries(texts), unknownEntries: Object.fromEntries(unknownEntries) }),
      );
    }),
    at,
    routes: [
      { path: '/locale', element: <LocalePage /> },
      { path: '/other', element: <h1>Other page</h1> },
    ],
    currentSite: site,
  });
  return { ...opened, load, save, refreshWidget, now, shop: site };
}

const toAnswer = (code: string, { texts, unknownEntries }: { texts: Dictionary; unknownEntries: object }) => ({
  locale: { code, dictionary: { ...unknownEntries, ...texts } },
});

const box = (key: string, language = 'Deutsch') => screen.findByLabelText<HTMLTextAreaElement>(`${key} in ${language}`);
const write = async (user: ReturnType<typeof open>['user'], field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const keys = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replaceAll('\u200b', ''));

describe('LocalePage', () => {
  it('[LOC-01] shows each text next to the main language and fetches each language once', async () => {
    const { load, user } = open({ en: { 'reviews.title': 'What people say' }, de: german, ar: {} });
    expect((await box('reviews.title')).value).toBe('Stimmen');
    screen.getByRole('cell', { name: 'What people say' });
    await user.click(screen.getByRole('link', { name: /العربية/ }));
    expect(await box('reviews.title', 'العربية')).toHaveAttribute('dir', 'rtl');
    await user.click(screen.getByRole('link', { name: /Deutsch/ }));
    await box('reviews.title');
    expect(load.mock.calls.map(([code]) => code).toSorted()).toEqual(['ar', 'de', 'en']);
  });

  it('[LOC-02] lists the languages by native and English name with their progress, unless there is only one', async () => {
    const { unmount } = open({ en: {}, de: german });
    await box('reviews.title');
    const rail = screen.getByRole('navigation', { name: 'Languages' });
    const german_ = await within(rail).findByRole('link', { name: /Deutsch German.*%/ });
    expect(german_).toHaveAttribute('aria-current', 'page');
    await within(rail).findByRole('link', { name: /English.*100%.*Main language/ });
    unmount();
    open({ en: {} });
    await box('reviews.title', 'English');
    expect(screen.queryByRole('navigation', { name: 'Languages' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull();
  });

  it('[LOC-04] searches and filters rows, and keeps the row being edited visible', async () => {
    const { user, currentUrl } = open({ en: {}, de: german }, '/locale?show=problems');
    await box('loyalty.expiring');
    expect(keys()).toEqual(['loyalty.expiring']);
    const field = await box('loyalty.expiring');
    await user.click(screen.getByRole('button', { name: 'date' }));
    expect(field.value).toContain('{{date}}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Problems 0' })).toBeInTheDocument());
    expect(keys()).toEqual(['loyalty.expiring']);
    await user.click(screen.getByRole('link', { name: 'Changed 1' }));
    expect(keys()).toEqual(['loyalty.expiring']);
    await user.click(screen.getByRole('link', { name: /^All/ }));
    await user.type(screen.getByRole('searchbox'), 'stimmen');
    await waitFor(() => expect(keys()).toEqual(['reviews.title']));
    expect(currentUrl()).toContain('search=stimmen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Coupon popup');
    await screen.findByText('No translations match your search');
  });

  it('[LOC-01] publishes one dictionary and refreshes the storefront', async () => {
    const { user, save, refreshWidget } = open({ en: {}, de: german });
    await write(user, await box('reviews.write'), 'Schreiben');
    await user.clear(await box('reviews.title'));
    await user.click(screen.getByRole('button', { name: 'Publish Deutsch' }));
    await screen.findByText('Deutsch published');
    const texts = { 'loyalty.expiring': '{{points}} verfallen', 'reviews.write': 'Schreiben' };
    expect(save).toHaveBeenCalledExactlyOnceWith('de', { texts, unknownEntries: {} });
    expect(refreshWidget).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish Deutsch' })).toBeDisabled());
  });

  it('asks before it publishes changed texts with problems, and names them', async () => {
    const { user, save } = open({ en: {}, de: german });
    await write(user, await box('reviews.write'), '{{ratng}} schreiben');
    const publish = async () => user.click(await screen.findByRole('button', { name: 'Publish Deutsch' }));
    await publish();
    const dialog = () => screen.findByRole('alertdialog', { name: 'Publish texts with problems?' });
    expect(await dialog()).toHaveTextContent(/reviews\.write.*Unknown placeholder: \{\{ratng\}\}/);
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(save).not.toHaveBeenCalled();
    await publish();
    await user.click(within(await dialog()).getByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Deutsch published');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('shows conflicts with both texts, and publishes the chosen one merged with the other changes', async () => {
    const { user, save, now } = open({ en: {}, de: german });
    await write(user, await box('reviews.title'), '!');
    await write(user, await box('reviews.write'), 'Schreiben');
    now['de'] = { texts: { ...german, 'reviews.title': 'Meinungen', 'reviews.send': 'Senden' }, unknownEntries: {} };
    await user.click(screen.getByRole('button', { name: 'Publish Deutsch' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('reviews.title');
    expect(alert).toHaveTextContent('Stimmen!');
    expect(alert).toHaveTextContent('Meinungen');
    expect(save).not.toHaveBeenCalled();
    expect((await box('reviews.title')).value).toBe('Stimmen!');
    expect((await box('reviews.send')).value).toBe('Senden');
    await user.click(screen.getByRole('button', { name: 'Keep mine: reviews.title' }));
    await user.click(screen.getByRole('button', { name: 'Publish Deutsch' }));
    await screen.findByText('Deutsch published');
    expect(now['de']?.texts).toEqual({
      ...german,
      'reviews.title': 'Stimmen!',
      'reviews.write': 'Schreiben',
      'reviews.send': 'Senden',
    });
  });

  it('keeps drafts across languages and reloads, and asks before leaving the page', async () => {
    const { user, router } = open({ en: {}, de: german, fr: {} });
    await write(user, await box('reviews.write'), 'Neu');
    await user.click(screen.getByRole('link', { name: /Français/ }));
    await box('reviews.write', 'Français');
    await screen.findByRole('link', { name: /Deutsch.*Unpublished/ });
    await act(() => router.navigate('/other'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('link', { name: /Deutsch/ }));
    expect((await box('reviews.write')).value).toBe('Neu');
    screen.getByText('We restored your unpublished changes.');
    await user.click(screen.getByRole('button', { name: 'Revert to published text: reviews.write' }));
    expect((await box('reviews.write')).value).toBe('');
    await act(() => router.navigate('/other'));
    await screen.findByRole('heading', { name: 'Other page' });
  });

  it('moves to the next text with Ctrl+Enter and back with Shift', async () => {
    const { user } = open({ en: {}, de: german }, '/locale?search=reviews.sort');
    const first = await box('reviews.sort');
    await user.click(first);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await box('reviews.sortNewest')).toHaveFocus());
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('shows which language failed to load and retries it', async () => {
    const { user, now } = open({ en: {}, de: german }, '/locale?language=xx', ['en', 'xx', 'de']);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The xx translations couldn’t be loaded');
    now['xx'] = { texts: {}, unknownEntries: { broken: { a: 1 } } };
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await box('reviews.title', 'xx');
    expect(screen.getByText('1 entry isn’t text and won’t be changed')).toBeInTheDocument();
  });

  it('works without the main language and shows a notice', async () => {
    const { load } = open({ de: german }, '/locale?language=de', ['en', 'de']);
    await box('reviews.title');
    await screen.findByText(/English, your main language, couldn’t be loaded/);
    expect(load).toHaveBeenCalledWith('en');
  });
});

describe('import and export', () => {
  const choose = async (user: ReturnType<typeof open>['user'], entry: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Import and export' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
  };

  it('[LOC-04] imports after a preview, as one undo step', async () => {
    const { user, container, save } = open({ en: {}, de: german }, '/locale?show=changed');
    await screen.findByText('No unpublished changes here');
    await choose(user, /Import/);
    const dialog = await screen.findByRole('dialog', { name: 'Import Deutsch translations' });
    const lines = ['key,en,de', 'reviews.title,x,Meinungen', "coupon.later,x,'=später", 'own.key,x,Eigen', 'empty,x,'];
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await user.upload(input, new File([lines.join('\r\n')], 'texts.csv', { type: 'text/csv' }));
    await within(dialog).findByText('2 translations will change');
    await user.click(within(dialog).getByRole('checkbox', { name: /1 translation with an unknown key/ }));
    await within(dialog).findByText('3 translations will change');
    await user.click(within(dialog).getByRole('checkbox', { name: /Replace 1 existing translation/ }));
    await within(dialog).findByText('2 translations will change');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect((await box('coupon.later')).value).toBe('=später');
    expect((await box('own.key')).value).toBe('Eigen');
    expect(keys()).toHaveLength(2);
    expect(save).not.toHaveBeenCalled();
    const toast = (await screen.findByText(/^2 translations imported/)).parentElement;
    if (!toast) throw new Error('no toast');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await box('coupon.later')).value).toBe(''));
  });

  it('[LOC-04] says before an import which texts lost a variable, and lists these first', async () => {
    const { user, container } = open({ en: {}, de: {} }, '/locale?show=changed');
    await screen.findByText('No unpublished changes here');
    await choose(user, /Import/);
    const dialog = await screen.findByRole('dialog', { name: 'Import Deutsch translations' });
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const lines = ['key,de', 'reviews.title,Meinungen', 'reviews.average,Sterne von 5'];
    await user.upload(input, new File([lines.join('\n')], 'texts.csv', { type: 'text/csv' }));
    const changes = within(await within(dialog).findByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^reviews\.averageSterne von 5.*\{\{rating\}\}/),
      'reviews.titleMeinungen',
    ]);
  });

  it('[LOC-04] exports JSON and CSV with unpublished changes', async () => {
    const files: { name: string; text: Promise<string> }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push({ name: '', text: (blob as Blob).text() });
      return 'blob:x';
    });
    const { user } = open({ en: { 'reviews.title': 'Voices' }, de: german });
    await write(user, await box('reviews.write'), '=1+1');
    await choose(user, /Deutsch as JSON/);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.text) ?? '')).toEqual({ ...german, 'reviews.write': '=1+1' });
    await choose(user, /Deutsch as CSV/);
    await waitFor(() => expect(files).toHaveLength(2));
    expect(await files[1]?.text).toContain("\r\nreviews.write,Write a review,'=1+1\r\n");
    await choose(user, /all languages/);
    await waitFor(() => expect(files).toHaveLength(3));
    const all = await files[2]?.text;
    expect(all).toMatch(/^\uFEFF?key,original,en,de\r\n/);
    expect(all).toContain('\r\nreviews.title,Customer reviews,Voices,Stimmen\r\n');
  });

  it('[LOC-04] exports the unpublished changes of every language', async () => {
    const files: Promise<string>[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push((blob as Blob).text());
      return 'blob:x';
    });
    const { user } = open({ en: { 'reviews.title': 'Voices' }, de: german, fr: {} });
    await write(user, await box('reviews.write'), 'Schreiben');
    await user.click(screen.getByRole('link', { name: /Français/ }));
    await write(user, await box('reviews.title', 'Français'), 'Avis');
    await choose(user, /all languages/);
    await waitFor(() => expect(files).toHaveLength(1));
    const all = await files[0];
    expect(all).toMatch(/^\uFEFF?key,original,en,de,fr\r\n/);
    expect(all).toContain('\r\nreviews.title,Customer reviews,Voices,Stimmen,Avis\r\n');
    expect(all).toContain('\r\nreviews.write,Write a review,,Schreiben,\r\n');
  });
});
