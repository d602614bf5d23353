import { render } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../../i18n/i18n';
import { MediaUrlsContext } from '../../../src/ui/images/useOwnUrl';
import '../../support/allMessages';

const mediaUrls = ['https://media.example'];

/** Renders a component with the English messages; uploaded files are on media.example. */
export function renderPiece(piece: ReactElement) {
  return render(piece, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nContextProvider value={i18nProvider}>
        <MediaUrlsContext value={mediaUrls}>{children}</MediaUrlsContext>
      </I18nContextProvider>
    ),
  });
}

/**
 * Renders a component with the English messages at the last of some history entries, and returns the router as well.
 */
export function renderAt(entries: string[], piece: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: entries });
  return { router, ...renderPiece(<RouterProvider router={router} />) };
}
