/** Gallery of the UI components: `npx vite tests/ui-gallery`. */
import { I18nContextProvider } from 'ra-core';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../i18n/i18n';
import { shell } from '../../src/layout/shellHtml';
import { themeCss } from '../../src/theme/themeCss';
import { LiveRegion } from '../../src/ui/feedback/LiveRegion';
import { NotificationArea } from '../../src/ui/notifications/NotificationArea';
import { ListSample } from './ListSample';
import { Pieces } from './Pieces';

/**
 * Renders the components; `#list` in the URL renders a list, `#first` the static shell; `?theme=dark` and `?dir=rtl`
 * set scheme and direction.
 * @returns the React root; null for the static shell, which has none
 */
export function mountGallery(element: HTMLElement, url: URL): Root | null {
  const { documentElement, head } = document;
  documentElement.dataset['theme'] = url.searchParams.get('theme') ?? 'light';
  documentElement.dir = url.searchParams.get('dir') ?? 'ltr';
  const style = document.createElement('style');
  style.textContent = themeCss();
  head.append(style);
  if (url.hash === '#first') {
    style.textContent = shell.css;
    element.append(...new DOMParser().parseFromString(shell.markup, 'text/html').body.childNodes);
    return null;
  }
  const page = url.hash === '#list' ? <ListSample /> : <Pieces />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/product-reviews'] });
  const root = createRoot(element);
  root.render(
    <I18nContextProvider value={i18nProvider}>
      <LiveRegion>
        <NotificationArea>
          <RouterProvider router={router} />
        </NotificationArea>
      </LiveRegion>
    </I18nContextProvider>,
  );
  return root;
}
