/** Sections and fields of the settings page, by URL. */

/** Sections in the order of their tabs; also the last part of their URLs. */
export const settingsSections = [
  'general',
  'loyalty',
  'reviews',
  'questions',
  'email',
  'team',
  'data',
  'developer',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Fields by section. Each is the `data-field` of an element of the page. */
export const fieldsBySection = {
  general: ['website', 'currency', 'languages', 'defaultLanguage'],
  loyalty: ['loyaltyPage', 'pointsLimit', 'recordsLimit'],
  reviews: ['moderation', 'reviewRequest', 'reviewWidget'],
  questions: ['savedReplies'],
  email: ['templates', 'sender'],
  team: ['invite', 'managers'],
  data: ['imports', 'exports'],
  developer: ['storeId', 'privateApp'],
} as const satisfies Readonly<Record<SettingsSection, readonly string[]>>;

/** Name of a field of the settings page. */
export type SettingsField = (typeof fieldsBySection)[SettingsSection][number];

/** Builds the URL of a section. @param field gets the focus */
export function buildSettingsUrl(section: SettingsSection, field?: SettingsField): string {
  return `/settings/${section}${field === undefined ? '' : `?field=${field}`}`;
}
