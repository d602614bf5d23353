/** Fields of the settings page, by URL. */
import type { SettingsSection } from '../../slots/parts';

/** Fields by section. Each is the `data-field` of an element of the page. */
export const fieldsBySection = {
  general: ['website', 'currency', 'languages', 'defaultLanguage'],
  loyalty: ['loyaltyPage', 'pointsLimit', 'recordsLimit'],
  questions: ['savedReplies'],
  team: ['invite', 'managers'],
  developer: ['storeId', 'privateApp'],
} as const satisfies Readonly<Record<SettingsSection, readonly string[]>>;

/** Builds the URL of a section. @param field gets the focus */
export function buildSettingsUrl(section: string, field?: string): string {
  return `/settings/${section}${field === undefined ? '' : `?field=${field}`}`;
}
