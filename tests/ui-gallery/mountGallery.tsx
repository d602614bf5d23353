/** Every reusable piece in its states, to be looked at: `npx vite tests/ui-gallery`. */
import { I18nContextProvider } from 'ra-core';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../i18n/words';
import { shellMarkup, themeCss } from '../../src/theme/shellHtml';
import { LiveRegion } from '../../src/ui/LiveRegion';
import { Toaster } from '../../src/ui/Toaster';
import { ListSample } from './ListSample';
import { Pieces } from './Pieces';

/**
 * Shows the pieces; `#list` in the address a list as a whole, `#first` the first paint; `?theme=dark` and
 * `?dir=rtl` as they say.
 * @returns the React root; null for the first paint, which has none
 */
export function mountGallery(element: HTMLElement, address: URL): Root | null {
  const { documentElement, head } = document;
  documentElement.dataset['theme'] = address.searchParams.get('theme') ?? 'light';
  documentElement.dir = address.searchParams.get('dir') ?? 'ltr';
  const style = document.createElement('style');
  style.textContent = themeCss();
  head.append(style);
  if (address.hash === '#first') {
    element.append(...new DOMParser().parseFromString(shellMarkup(), 'text/html').body.childNodes);
    return null;
  }
  const page = address.hash === '#list' ? <ListSample /> : <Pieces />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/product-reviews'] });
  const root = createRoot(element);
  root.render(
    <I18nContextProvider value={i18nProvider}>
      <LiveRegion>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </LiveRegion>
    </I18nContextProvider>,
  );
  return root;
}
