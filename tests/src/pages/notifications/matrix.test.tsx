import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import NotificationsPage from '../../../../src/pages/notifications/matrix/NotificationsPage';
import { templateState } from '../../../../src/pages/notifications/matrix/templateState';
import { renderConsole } from '../../../support/renderConsole';
import { stubDataProvider } from '../../../support/stubDataProvider';
import { templateOf, templateServer } from './templates';

const changed = (updatedAt: string | null) => ({ isCustom: true, updatedAt });

function open(server: ReturnType<typeof templateServer>, at = '/notifications') {
  return renderConsole({
    dataProvider: stubDataProvider(server.methods),
    at,
    routes: [
      { path: '/notifications', element: <NotificationsPage /> },
      { path: '/notifications/edit/*', element: <h1>Editor</h1> },
    ],
    shop: { languages: ['en', 'de', 'ar'] },
  });
}

const all = () => templateKeys.map((key) => templateOf(key));

describe('the state of an e-mail', () => {
  it.each([
    ['default', templateOf('a'), undefined],
    ['default', templateOf('a'), templateOf('a', changed('2026-05-01T00:00:00Z'))],
    ['changed', templateOf('a', changed('2026-05-02T00:00:00Z')), templateOf('a', changed('2026-05-01T00:00:00Z'))],
    ['older', templateOf('a', changed('2026-05-01T00:00:00Z')), templateOf('a', changed('2026-05-02T00:00:00Z'))],
    ['changed', templateOf('a', changed('2026-05-01T00:00:00Z')), templateOf('a')],
    ['changed', templateOf('a', changed(null)), templateOf('a', changed('2026-05-02T00:00:00Z'))],
    ['changed', templateOf('a', { isCustom: null, updatedAt: '2026-05-02T00:00:00Z' }), undefined],
    ['default', templateOf('a', { isCustom: null }), undefined],
    ['missing', templateOf('a', { subject: ' ' }), undefined],
    ['missing', templateOf('a', { html: null }), undefined],
    ['missing', undefined, templateOf('a')],
  ] as const)('is %s', (state, own, main) => {
    expect(templateState(own, main)).toBe(state);
  });
});

describe('the e-mails by language', () => {
  it('[NOT-01] are listed, each with its state and the way to its editor', async () => {
    const server = templateServer({
      en: all().with(0, templateOf('standard', changed('2026-05-02T00:00:00Z'))),
      de: all().with(0, templateOf('standard', changed('2026-05-01T00:00:00Z'))),
      ar: all().slice(1),
    });
    const { user, address } = open(server);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['E-mail', 'EnglishMain language', 'Deutsch', 'العربية']);
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    await screen.findByRole('link', { name: 'General message, English: Changed. Edit' });
    screen.getByRole('link', { name: 'General message, Deutsch: Older. Edit' });
    screen.getByRole('link', { name: 'General message, العربية: Missing. Edit' });
    await user.click(screen.getByRole('link', { name: 'Birthday, Deutsch: Default. Edit' }));
    expect(address()).toBe('/notifications/edit/loyaltyBirthdayReward/de');
  });

  it('are walked through with the arrow keys', async () => {
    const { user } = open(templateServer({ en: all(), de: all(), ar: all() }));
    const first = await screen.findByRole('link', { name: 'General message, English: Default. Edit' });
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Points arrived, Deutsch: Default. Edit');
  });

  it('can be those alone that need work', async () => {
    const de = all().with(3, templateOf('loyaltyBirthdayReward', { html: '' }));
    const { user, address } = open(templateServer({ en: all(), de, ar: all() }));
    await user.click(await screen.findByRole('checkbox', { name: 'Only what is missing or older' }));
    expect(address()).toBe('/notifications?show=work');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    screen.getByRole('link', { name: 'Birthday, Deutsch: Missing. Edit' });
  });

  it('that the console does not know are shown, and left alone', async () => {
    open(templateServer({ en: [...all(), templateOf('giftCard')], de: all(), ar: all() }));
    const row = (await screen.findByText('giftCard')).closest('tr');
    expect(row).toHaveTextContent('This console does not know this e-mail');
    expect(within(row ?? document.body).queryByRole('link')).toBeNull();
  });

  it("[NOT-01] say 'Templates can't be loaded' where none can, and try again", async () => {
    const templates: Record<string, ReturnType<typeof all>> = {};
    const { user } = open(templateServer(templates));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Templates can't be loaded");
    expect(alert).toHaveTextContent('The server is busy.');
    for (const locale of ['en', 'de', 'ar']) templates[locale] = all();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'General message, English: Default. Edit' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('name the languages that could not be read beside those that could', async () => {
    const templates = { en: all(), de: all() };
    const { user } = open(templateServer(templates));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Templates can’t be loaded: العربية');
    await screen.findByRole('link', { name: 'General message, Deutsch: Default. Edit' });
    screen.getByRole('link', { name: 'General message, العربية: Not loaded. Edit' });
    Object.assign(templates, { ar: all() });
    await user.click(screen.getByRole('button', { name: 'Load العربية again' }));
    await screen.findByRole('link', { name: 'General message, العربية: Default. Edit' });
  });
});
