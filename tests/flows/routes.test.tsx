/** Every URL, opened by a link and after a reload. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isInTurn } from '../support/fullRun';
import { getCurrentPath, heading, open, setUpServer, storeSession } from './consoleFlow';

setUpServer();

/** Pages of a store, with their headings. */
const storePages = [
  ['/', 'Dashboard'],
  ['/automation', 'Automation'],
  ['/analytics', 'Analytics'],
  ['/sales', 'Sales'],
  ['/billing', 'Billing'],
  ['/wizard', 'Set up your store'],
  ['/wizard/step1', 'Store basics'],
  ['/wizard/concierge', 'Setup help'],
  ['/wizard/product-reviews/code-integration', 'Show reviews and questions'],
  ['/wizard/loyalty-setup/code-integration', 'Show the program'],
  ['/customers', 'Customers'],
  ['/customers/c-s1', 'Customer'],
  ['/customers/c-s1/settings', 'Customer'],
  ['/notifications', 'Emails'],
  ['/theme-editor', 'Theme editor'],
  ['/theme-editor/css', 'Theme editor'],
  ['/contact', 'Contact'],
  ['/rewards', 'Rewards'],
  ['/locale', 'Translations'],
  ['/loyalty', 'Loyalty programs'],
  ['/loyalty/p1', 'Loyalty program'],
  ['/settings', 'Settings'],
  ['/pwa', 'Installable app'],
  ['/product-reviews', 'Product reviews'],
  ['/faq', 'FAQ'],
  ['/instagram', 'Instagram'],
  ['/form', 'Forms'],
  ['/other-widgets', 'Other widgets'],
  ['/widget-editor/BasicTheme', 'Basic theme'],
  ['/widget-editor/ProductPageStarRating', 'Product page stars'],
  ['/widget-editor/CollectionPageStarRating', 'Collection page stars'],
  ['/widget-editor/ReviewAndFAQ', 'Reviews and questions'],
  ['/widget-editor/LoyaltyProgramLanding', 'Loyalty landing page'],
  ['/widget-editor/LoyaltyProgramDashboard', 'Member dashboard'],
  ['/widget-editor/LoyaltyCouponPopup', 'Coupon popup'],
  ['/widget-editor/LoyaltyProgramNotifier', 'Points notification'],
  ['/notifications/edit/standard', 'General message'],
  ['/notifications/edit/standard/en', 'General message'],
  ['/system', 'Diagnostics'],
] as const;

/** Pages that the settings lead to, and lead back to them. */
const pagesOfSettings: readonly string[] = ['/automation', '/notifications', '/locale', '/pwa'];

/** Pages that need no session. */
const publicPages = [
  ['/auth', 'Sign in'],
  ['/auth/invitation', 'No invitation here'],
  ['/auth/private-app', 'Private app'],
  ['/logout', 'Sign in'],
  ['/install', 'Install the app on your store'],
  ['/install/shopify', 'Install the app on Shopify'],
] as const;

/** Opens a URL, and loads the page again at the URL that it then has. */
async function openAndReload(url: string, name: string): Promise<void> {
  const { stop } = await open(url);
  await heading(name);
  await act(async () => stop());
  document.body.replaceChildren();
  await open(getCurrentPath(), null, window.history.state);
  await heading(name);
}

describe('every page', () => {
  it.each(storePages.filter((_, index) => isInTurn(index, 2)))(
    '[APP-15] %s opens by a link and after a reload',
    async (url, name) => {
      storeSession();
      await openAndReload(url, name);
      if (!pagesOfSettings.includes(url)) return;
      const menu = screen.getByRole('navigation', { name: 'Menu' });
      expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/settings',
      );
    },
  );

  it.each(publicPages)('[APP-15] %s opens by a link and after a reload, without a session', openAndReload);
});

it.each(['/nowhere', '/customers/c-s1/none', '/wizard/none', '/theme-editors', '/a%0Ab'])(
  '[APP-15] the unknown %s shows a page that says so, with a way back',
  async (url) => {
    storeSession();
    await open(url);
    await heading('Page not found');
    await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
    await heading('Dashboard');
  },
);
