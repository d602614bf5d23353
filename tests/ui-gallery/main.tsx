/** Every reusable piece in its states, to be looked at: `?theme=dark`, `?dir=rtl`, `#list` for a list as a whole, `#first` for the first paint. */
import { I18nContextProvider } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createI18nProvider } from '../../i18n';
import { shellMarkup, themeCss } from '../../src/theme/shellHtml';
import { LiveRegion } from '../../src/ui/LiveRegion';
import { Toaster } from '../../src/ui/Toaster';
import { ListSample } from './ListSample';
import { Pieces } from './Pieces';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.dir = asked.get('dir') ?? 'ltr';

const style = document.createElement('style');
style.textContent = themeCss();
document.head.append(style);

const root = document.querySelector('#root');
if (root && location.hash === '#first') {
  root.append(...new DOMParser().parseFromString(shellMarkup(), 'text/html').body.childNodes);
} else if (root) {
  const router = createMemoryRouter([{ path: '*', element: location.hash === '#list' ? <ListSample /> : <Pieces /> }], {
    initialEntries: ['/product-reviews'],
  });
  createRoot(root).render(
    <I18nContextProvider value={createI18nProvider()}>
      <LiveRegion>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </LiveRegion>
    </I18nContextProvider>,
  );
}
