import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '../../i18n/language';
import { heading, open, setUpServer, storeSession } from './consoleFlow';

setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([import('../../src/features/contact/ContactPage'), import('../../src/features/auth/AuthPage')]),
);

afterEach(() => vi.restoreAllMocks());

async function choose(menu: RegExp, language: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: language }));
}

const pageLanguage = () => [document.documentElement.lang, document.documentElement.dir];

/** Makes the next download of the French messages fail. */
function breakFrench(): void {
  const { fr } = languages;
  if (!fr) throw new Error('French is not a supported language.');
  vi.spyOn(fr, 'load').mockRejectedValueOnce(new Error('no network'));
}

describe('the language', () => {
  // First test, since loaded messages are never downloaded again.
  it('falls back to English with a message if the stored one cannot be loaded at startup', async () => {
    storeSession();
    localStorage.setItem('console.language', 'fr');
    breakFrench();
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(await screen.findByText('Français couldn’t be loaded. Try again.')).toBeVisible();
    expect(pageLanguage()).toEqual(['en', 'ltr']);
    expect(localStorage.getItem('console.language')).toBe('fr');
  });

  it('stays the same with a message if another one cannot be loaded, and can be retried', async () => {
    storeSession();
    await open('/contact');
    await heading('Contact');
    breakFrench();
    await choose(/^Account menu:/, 'Français');
    expect(await screen.findByText('Français couldn’t be loaded. Try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  });

  it('is chosen in the account menu, keeps what is typed, and is stored in this browser', async () => {
    storeSession();
    const { stop } = await open('/contact');
    await heading('Contact');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'My half-written message');
    await choose(/^Account menu:/, 'Français');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('My half-written message');
    expect(screen.getByRole('link', { name: 'Clients' })).toBeVisible();
    expect(pageLanguage()).toEqual(['fr', 'ltr']);
    expect(document.title).toBe('Contact · Nordlys');
    expect(screen.getByText('Langue modifiée : Français')).toBeInTheDocument();

    stop();
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await choose(/^Menu du compte/, 'English');
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(pageLanguage()).toEqual(['en', 'ltr']);
  });

  it('names keys as its keyboards do', async () => {
    storeSession();
    localStorage.setItem('console.language', 'fr');
    await open('/customers');
    await screen.findByText('Customer of s1');
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    expect(keys.getByText('Ouvrir la ligne').nextElementSibling).toHaveTextContent(/^Entrée$/);
    expect(keys.getByText('Ligne suivante').nextElementSibling).toHaveTextContent(/^J↓$/);
  });

  it('changes the page direction for Arabic', async () => {
    storeSession();
    await open('/contact');
    await heading('Contact');
    await choose(/^Account menu:/, 'العربية');
    await waitFor(() => expect(pageLanguage()).toEqual(['ar', 'rtl']));
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  });

  it('is the one of the browser until one is chosen', async () => {
    storeSession();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'fr-CH']);
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    expect(localStorage.getItem('console.language')).toBeNull();
  });
});
