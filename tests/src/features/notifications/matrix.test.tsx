import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import NotificationsPage from '../../../../src/features/notifications/matrix/NotificationsPage';
import { renderConsole } from '../../../support/renderConsole';
import { stubDataProvider } from '../../../support/stubDataProvider';
import { createTemplate, createTemplateServer } from './templateServer';

const changed = (updatedAt: string | null) => ({ isCustom: true, updatedAt });

function open(server: ReturnType<typeof createTemplateServer>, at = '/notifications') {
  return renderConsole({
    dataProvider: stubDataProvider(server.methods),
    at,
    routes: [
      { path: '/notifications', element: <NotificationsPage /> },
      { path: '/notifications/edit/*', element: <h1>Editor</h1> },
    ],
    currentSite: { languages: ['en', 'de', 'ar'] },
  });
}

const all = () => templateKeys.map((key) => createTemplate(key));

describe('NotificationsPage', () => {
  it('[NOT-01] lists emails by language with their state and a link to the editor', async () => {
    const server = createTemplateServer({
      en: all().with(0, createTemplate('standard', changed('2026-05-02T00:00:00Z'))),
      de: all().with(0, createTemplate('standard', changed('2026-05-01T00:00:00Z'))),
      ar: all().slice(1),
    });
    const { user, currentUrl } = open(server);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Email', 'EnglishMain language', 'Deutsch', 'العربية']);
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    await screen.findByRole('link', { name: 'Edit General message (English): Customized' });
    screen.getByRole('link', { name: 'Edit General message (Deutsch): Outdated' });
    screen.getByRole('link', { name: 'Edit General message (العربية): Missing' });
    await user.click(screen.getByRole('link', { name: 'Edit Birthday reward (Deutsch): Default' }));
    expect(currentUrl()).toBe('/notifications/edit/loyaltyBirthdayReward/de');
  });

  it('moves the focus with arrow keys', async () => {
    const { user } = open(createTemplateServer({ en: all(), de: all(), ar: all() }));
    const first = await screen.findByRole('link', { name: 'Edit General message (English): Default' });
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Edit Reward approved (Deutsch): Default');
  });

  it('can be filtered to emails that need work', async () => {
    const de = all().with(3, createTemplate('loyaltyBirthdayReward', { html: '<p></p>' }));
    const { user, currentUrl } = open(createTemplateServer({ en: all(), de, ar: all() }));
    await user.click(await screen.findByRole('checkbox', { name: 'Only missing or outdated' }));
    expect(currentUrl()).toBe('/notifications?show=work');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    screen.getByRole('link', { name: 'Edit Birthday reward (Deutsch): Missing' });
  });

  it('shows unknown templates without an editor link', async () => {
    open(createTemplateServer({ en: [...all(), createTemplate('giftCard')], de: all(), ar: all() }));
    const row = (await screen.findByText('giftCard')).closest('tr');
    expect(row).toHaveTextContent('This email can’t be edited here');
    expect(within(row ?? document.body).queryByRole('link')).toBeNull();
  });

  it("[NOT-01] shows 'Templates can't be loaded' with a retry button if all languages fail", async () => {
    const templates: Record<string, ReturnType<typeof all>> = {};
    const { user } = open(createTemplateServer(templates));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Templates can't be loaded");
    expect(alert).toHaveTextContent('The server is busy.');
    for (const locale of ['en', 'de', 'ar']) templates[locale] = all();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Edit General message (English): Default' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the languages that failed to load and shows the others', async () => {
    const templates = { en: all(), de: all() };
    const { user } = open(createTemplateServer(templates));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Templates can’t be loaded: العربية');
    await screen.findByRole('link', { name: 'Edit General message (Deutsch): Default' });
    screen.getByRole('link', { name: 'Edit General message (العربية): Not loaded' });
    Object.assign(templates, { ar: all() });
    await user.click(screen.getByRole('button', { name: 'Reload العربية' }));
    await screen.findByRole('link', { name: 'Edit General message (العربية): Default' });
  });
});
