/** Tabs of the theme page by URL suffix. */
export const themeTabs = ['', 'widgets', 'css', 'languages', 'install'] as const;
export type ThemeTab = (typeof themeTabs)[number];

/** Builds the URL of a tab. */
export const buildThemeTabUrl = (tab: ThemeTab): string => `/theme-editor${tab === '' ? '' : `/${tab}`}`;

/** Message keys of the tab labels. */
export const tabMessageKeys: Readonly<Record<ThemeTab, string>> = {
  '': 'theme.tabs.colours',
  widgets: 'theme.tabs.widgets',
  css: 'theme.tabs.css',
  languages: 'theme.tabs.languages',
  install: 'theme.tabs.install',
};
