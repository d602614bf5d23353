import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../i18n/language';
import { freshServer, heading, open, signedInBefore } from './consoleFlow';

freshServer();

afterEach(() => vi.restoreAllMocks());

async function choose(menu: RegExp, language: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: language }));
}

const shown = () => [document.documentElement.lang, document.documentElement.dir];

/** The next download of the French words breaks off. */
function breakFrench(): void {
  const { fr } = languages;
  if (!fr) throw new Error('French is not spoken.');
  vi.spyOn(fr, 'load').mockRejectedValueOnce(new Error('no network'));
}

describe('the language', () => {
  // First, since words that are there once are never downloaded again.
  it('is English where the kept one cannot be loaded at the start, which is told', async () => {
    signedInBefore();
    localStorage.setItem('console.language', 'fr');
    breakFrench();
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(await screen.findByText('Français could not be loaded.')).toBeVisible();
    expect(shown()).toEqual(['en', 'ltr']);
    expect(localStorage.getItem('console.language')).toBe('fr');
  });

  it('stays as it is where another cannot be loaded, which is told, and can be tried again', async () => {
    signedInBefore();
    await open('/contact');
    await heading('Contact');
    breakFrench();
    await choose(/^Account of/, 'Français');
    expect(await screen.findByText('Français could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  });

  it('is chosen in the account menu, keeps what is typed, and is kept in this browser', async () => {
    signedInBefore();
    const { stop } = await open('/contact');
    await heading('Contact');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'My half-written message');
    await choose(/^Account of/, 'Français');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('My half-written message');
    expect(screen.getByRole('link', { name: 'Clients' })).toBeVisible();
    expect(shown()).toEqual(['fr', 'ltr']);
    expect(document.title).toBe('Contact · Nordlys');
    expect(screen.getByText('La console parle maintenant : Français.')).toBeInTheDocument();

    stop();
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await choose(/^Compte de/, 'English');
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(shown()).toEqual(['en', 'ltr']);
  });

  it('turns the page where it is Arabic', async () => {
    signedInBefore();
    await open('/contact');
    await heading('Contact');
    await choose(/^Account of/, 'العربية');
    await waitFor(() => expect(shown()).toEqual(['ar', 'rtl']));
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  });

  it('is that of the browser until one is chosen', async () => {
    signedInBefore();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'fr-CH']);
    await open('/contact');
    expect(await screen.findByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    expect(localStorage.getItem('console.language')).toBeNull();
  });
});
