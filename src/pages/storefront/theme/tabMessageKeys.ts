import type { ThemeTab } from './themeTabs';

/** Message keys of the tab labels. */
export const tabMessageKeys: Readonly<Record<ThemeTab, string>> = {
  '': 'theme.tabs.colors',
  widgets: 'theme.tabs.widgets',
  css: 'theme.tabs.css',
  languages: 'theme.tabs.languages',
  install: 'theme.tabs.install',
};
