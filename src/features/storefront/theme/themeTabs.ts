/** Tabs of the theme page by URL suffix. */
export const themeTabs = ['', 'widgets', 'css', 'languages', 'install'] as const;
export type ThemeTab = (typeof themeTabs)[number];

/** Builds the URL of a tab. */
export const buildThemeTabUrl = (tab: ThemeTab): string => `/theme-editor${tab === '' ? '' : `/${tab}`}`;
