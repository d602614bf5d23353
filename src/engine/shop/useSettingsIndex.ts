/** Sections of the settings page, and labels of them and their fields for its search and for quick find. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { getExtension, isHideable } from '../../defineConsole';
import { getOwn } from '../../lib/getOwn';
import { arrange } from '../../slots/arrange';
import { settingsSections } from '../../slots/parts';
import { buildSettingsUrl, fieldsBySection } from './settingsUrl';

interface Section {
  /** Last part of its URL. */
  name: string;
  /** Message key of its label. */
  label: string;
  /** Message keys of its fields, and of their synonyms if there are any. */
  fields: readonly { name: string; label: string; words?: string }[];
}

const isShown = (field: string) => field !== 'imports' || !isHideable('/imports');

function createSection(name: string): Section {
  const own = getExtension().settings.find((change) => change.name === name);
  if (own && 'load' in own) {
    const fields = Object.entries(own.fields ?? {}).map(([field, label]) => ({ name: field, label }));
    return { name, label: own.label, fields };
  }
  const fields = (getOwn(fieldsBySection, name) ?? []).filter(isShown).map((field) => ({
    name: field,
    label: `settingsIndex.fields.${field}`,
    words: `settingsIndex.words.${field}`,
  }));
  return { name, label: `settingsIndex.sections.${name}`, fields };
}

/** The sections of the settings page in the order of their tabs: the console's own, as the extension changes them. */
export const sections: readonly Section[] = arrange(
  settingsSections.map((name) => ({ name })),
  getExtension().settings,
).map(({ name }) => createSection(name));

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
      sections.flatMap((section) => {
        const sectionLabel = translate(section.label);
        const fields = section.fields.map(({ name, label, words }) => ({
          to: buildSettingsUrl(section.name, name),
          label: translate(label),
          sectionLabel,
          keywords: `${sectionLabel} ${words === undefined ? '' : translate(words)}`,
        }));
        return [
          { to: buildSettingsUrl(section.name), label: sectionLabel, sectionLabel: null, keywords: '' },
          ...fields,
        ];
      }),
    [translate],
  );
}
