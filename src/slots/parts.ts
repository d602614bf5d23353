/** Names of the console's own parts of pages, which an extension can move, hide, or name as a place. */
import type { Part } from '../../resources/arrange';

/** Cards of the dashboard, in order. Those of a group share a row. */
export const dashboardParts = [
  { name: 'attention' },
  { name: 'money' },
  { name: 'figures' },
  { name: 'points', group: 'main' },
  { name: 'ratings', group: 'main' },
  { name: 'general', group: 'main' },
  { name: 'week' },
  { name: 'rewards', group: 'recent' },
  { name: 'product-reviews', group: 'recent' },
  { name: 'faq', group: 'recent' },
  // An entry in the menu of the page.
  { name: 'wizard' },
] as const satisfies readonly Part[];
export type DashboardCardName = (typeof dashboardParts)[number]['name'];

/** Sections of the settings page in the order of their tabs; also the last part of their URLs. */
export const settingsSections = ['general', 'loyalty', 'questions', 'team', 'developer'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Tabs of the analytics, in order; also the last part of their URLs, except for the first. */
export const analyticsTabs = [
  'overview',
  'points',
  'rewards',
  'referrals',
  'reviews',
  'questions',
  'customers',
] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];
