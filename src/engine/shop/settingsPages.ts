/**
 * Pages that the settings page leads to, by path. The sidebar has no entry for them (specification section 2); quick
 * find and the compact menu do.
 */
export const settingsPages = ['automation', 'notifications', 'locale', 'pwa'] as const;
