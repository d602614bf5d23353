import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config';
import { defineConsole, isHidden, isHideable, registerExtension } from '../../../src/defineConsole';
import { getStepNames } from '../../../src/features/wizard/checklist/useSetupSteps';
import { listAllPages, menuGroups } from '../../../src/layout/menu';

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

const expectedPaths = {
  dashboard: ['/'],
  setup: ['/theme-editor', '/instagram', '/loyalty', '/form', '/other-widgets'],
  manage: ['/customers', '/sales', '/rewards', '/product-reviews', '/faq', '/imports'],
  settings: ['/analytics', '/settings', '/billing'],
};
const settingsPaths = ['/automation', '/notifications', '/locale', '/pwa'];
const everyPage = new Set([...Object.values(expectedPaths).flat(), ...settingsPaths.map((path) => `${path}/*`)]);
const getPaths = (groups: ReturnType<typeof menuGroups>) =>
  groups.map(({ entries }) => entries.map(({ path }) => path));

describe('the menu', () => {
  it('[APP-09] has the groups and entries in their order, if all its pages exist', () => {
    const groups = menuGroups(config(false), everyPage);
    expect(groups.map(({ label }) => label)).toEqual([
      null,
      'shell.menu.setup',
      'shell.menu.manage',
      'shell.menu.settings',
    ]);
    expect(getPaths(groups)).toEqual(Object.values(expectedPaths));
  });

  it('[APP-13] is followed by the pages of the settings and Contact on small screens and in quick find', () => {
    const listPaths = (pages: ReadonlySet<string>) =>
      listAllPages(menuGroups(config(false), pages), pages).map(({ path }) => path);
    expect(listPaths(everyPage)).toEqual([
      ...Object.values(expectedPaths).flat(),
      ...settingsPaths,
      '/history',
      '/contact',
    ]);
    expect(listPaths(new Set(['/faq', '/locale']))).toEqual(['/faq', '/locale', '/history', '/contact']);
  });

  it('hides entries whose page does not exist, and groups without entries', () => {
    expect(getPaths(menuGroups(config(false), new Set(['/customers', '/faq', '/nowhere'])))).toEqual([
      ['/customers', '/faq'],
    ]);
  });

  it('[APP-10] hides the billing entry and its route if the configuration says so', () => {
    expect(getPaths(menuGroups(config(true), everyPage)).flat()).not.toContain('/billing');
    expect(getPaths(menuGroups(config(false), everyPage)).flat()).toContain('/billing');
    const hidden = ['/billing', '/billing/invoices', '/billing/*', '/billing?tab=plans', '/billing#plans'];
    const urls = [...hidden, '/billings', '/settings', '/'];
    expect(urls.filter((url) => isHidden(url, config(true)))).toEqual(hidden);
    expect(urls.filter((url) => isHidden(url, config(false)))).toEqual([]);
    expect(urls.filter(isHideable)).toEqual(hidden);
  });

  it('[EXT-04] hides with a page what belongs to it below other paths', async () => {
    const menu = [
      { path: '/imports', hide: true },
      { path: '/product-reviews', hide: true },
    ] as const;
    await registerExtension(defineConsole({ menu }));
    const hidden = ['/imports/r1', '/customers/import/points', '/product-reviews', '/moderate?of=product-reviews'];
    const urls = [...hidden, '/customers', '/customers/c1', '/moderate?of=rewards', '/moderate'];
    expect(urls.filter(isHideable)).toEqual(hidden);
    expect(getStepNames(['questions'])).toEqual(['store', 'theme', 'emails', 'reviewsCode']);
    const { sections } = await import('../../../src/engine/shop/useSettingsIndex');
    expect(sections.flatMap(({ fields }) => fields.map(({ name }) => name))).not.toContain('imports');
    await registerExtension(defineConsole({}));
  });
});
