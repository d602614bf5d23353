/** Labels of the sections and fields of the settings page, for its search and for quick find. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { buildSettingsUrl, fieldsBySection, settingsSections } from './settingsUrl';

/** A section or field of the settings page. */
export interface SettingsEntry {
  to: string;
  label: string;
  /** Label of the section of a field; null for a section. */
  sectionLabel: string | null;
  /** Synonyms. */
  keywords: string;
}

/** Every section, followed by its fields. Needs the `settingsIndex` messages. */
export function useSettingsIndex(): readonly SettingsEntry[] {
  const translate = useTranslate();
  return useMemo(
    () =>
      settingsSections.flatMap((section) => {
        const sectionLabel = translate(`settingsIndex.sections.${section}`);
        const fields = fieldsBySection[section].map((field) => ({
          to: buildSettingsUrl(section, field),
          label: translate(`settingsIndex.fields.${field}`),
          sectionLabel,
          keywords: `${sectionLabel} ${translate(`settingsIndex.words.${field}`)}`,
        }));
        return [{ to: buildSettingsUrl(section), label: sectionLabel, sectionLabel: null, keywords: '' }, ...fields];
      }),
    [translate],
  );
}
