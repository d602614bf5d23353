import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config';
import { hiddenPaths, menuGroups } from '../../../src/layout/menu';

const config = (billingHidden: boolean) =>
  parseConfig({
    apiUrl: 'https://api.example',
    mediaUrl: 'https://media.example',
    supportEmail: 'help@shop.example',
    termsUrl: 'https://shop.example/terms',
    privacyUrl: 'https://shop.example/privacy',
    platforms: [
      {
        id: 'shopify',
        name: 'Shopify',
        signInUrl: 'https://shop.example/in',
        reviewUrl: 'https://shop.example/review',
      },
    ],
    systemAdminPath: '/system',
    billingHidden,
  });

const specified = {
  dashboard: ['/'],
  setup: ['/theme-editor', '/instagram', '/loyalty', '/form', '/other-widgets'],
  manage: ['/customers', '/sales', '/rewards', '/product-reviews', '/faq'],
  settings: ['/analytics', '/settings', '/billing'],
};
const everyPage = new Set(Object.values(specified).flat());
const pathsOf = (groups: ReturnType<typeof menuGroups>) => groups.map(({ entries }) => entries.map(({ path }) => path));

describe('the menu', () => {
  it('[APP-09] has the groups and entries of the specification in its order, when all its pages exist', () => {
    const groups = menuGroups(config(false), everyPage);
    expect(groups.map(({ label }) => label)).toEqual([
      null,
      'shell.menu.setup',
      'shell.menu.manage',
      'shell.menu.settings',
    ]);
    expect(pathsOf(groups)).toEqual(Object.values(specified));
  });

  it('offers no entry whose page does not exist, and no group without entries', () => {
    expect(pathsOf(menuGroups(config(false), new Set(['/customers', '/faq', '/nowhere'])))).toEqual([
      ['/customers', '/faq'],
    ]);
  });

  it('[APP-10] takes the billing entry and its route away when the configuration hides it', () => {
    expect(pathsOf(menuGroups(config(true), everyPage)).flat()).not.toContain('/billing');
    expect(pathsOf(menuGroups(config(false), everyPage)).flat()).toContain('/billing');
    expect([...hiddenPaths(config(true))]).toEqual(['/billing']);
    expect([...hiddenPaths(config(false))]).toEqual([]);
  });
});
