/** Names of the pages of the menu, which an extension can move, hide, or name as a place. */

/** Pages with a menu entry besides the dashboard and the imports, by group, in order. */
export const menuPages = {
  setup: ['theme-editor', 'instagram', 'loyalty', 'form', 'other-widgets'],
  manage: ['customers', 'sales', 'rewards', 'product-reviews', 'faq'],
  settings: ['analytics', 'settings', 'billing'],
} as const;

/** A group of the menu; its heading is `shell.menu.<name>`. */
export type MenuGroupName = keyof typeof menuPages;

/** Pages that the settings page leads to. The sidebar has no entry for them; quick find and the compact menu do. */
export const settingsPages = ['automation', 'notifications', 'locale', 'pwa'] as const;

/** URL of a page that can be hidden. */
export type HideablePath = `/${(typeof menuPages)[MenuGroupName][number] | (typeof settingsPages)[number] | 'imports'}`;

/** URL of a menu entry. */
export type MenuPath = '/' | Exclude<HideablePath, `/${(typeof settingsPages)[number]}`>;
