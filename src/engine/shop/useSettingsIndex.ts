/** Sections of the settings page, and labels of them and their fields for its search and for quick find. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { getExtension, isHideable } from '../../defineConsole';
import { getOwn } from '../../lib/getOwn';
import { arrangeTabs } from '../../slots/arrangeTabs';
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

function getFields(section: string): Section['fields'] {
  const own = getExtension().settings.find((change) => change.name === section);
  if (own && 'load' in own) return Object.entries(own.fields ?? {}).map(([name, label]) => ({ name, label }));
  return (getOwn(fieldsBySection, section) ?? []).map((name) => ({
    name,
    label: `settingsIndex.fields.${name}`,
    words: `settingsIndex.words.${name}`,
  }));
}

/** The sections of the settings page in the order of their tabs: the console's own, as the extension changes them. */
export const sections: readonly Section[] = arrangeTabs(
  settingsSections,
  getExtension().settings,
  (name) => `settingsIndex.sections.${name}`,
).map((section) => ({ ...section, fields: getFields(section.name) }));

/** What merchants look for in the settings, and find on a separate page. */
const fieldPages = {
  moderation: '/moderate',
  reviewWidget: '/widget-editor/ReviewAndFAQ',
  templates: '/notifications',
  sender: '/contact',
  imports: '/imports',
} as const;

/** A section or field of the settings page. */
export interface SettingsEntry {
  to: string;
  label: string;
  /** Label of the section of a field; null for a section. */
  sectionLabel: string | null;
  /** Synonyms. */
  keywords: string;
}

/** Every section, followed by its fields, and settings on pages of their own. Needs the `settingsIndex` messages. */
export function useSettingsIndex(): readonly SettingsEntry[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      ...sections.flatMap((section) => {
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
      ...Object.entries(fieldPages)
        .filter(([, to]) => !isHideable(to))
        .map(([name, to]) => ({
          to,
          label: translate(`settingsIndex.fields.${name}`),
          sectionLabel: null,
          keywords: translate(`settingsIndex.words.${name}`),
        })),
    ],
    [translate],
  );
}
