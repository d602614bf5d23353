/** The tabs of the theme's page, by what follows its address. */
export const themeTabs = ['', 'widgets', 'css', 'languages', 'install'] as const;
export type ThemeTab = (typeof themeTabs)[number];

/** Where a tab is shown. */
export const tabAddress = (tab: ThemeTab): string => `/theme-editor${tab === '' ? '' : `/${tab}`}`;

/** Keys of the tabs' names. */
export const tabWords: Readonly<Record<ThemeTab, string>> = {
  '': 'theme.tabs.colours',
  widgets: 'theme.tabs.widgets',
  css: 'theme.tabs.css',
  languages: 'theme.tabs.languages',
  install: 'theme.tabs.install',
};
