import { useTranslate } from 'ra-core';

/** Names of the manifest's members mapped to the field of the form. */
const fieldsByMember: Readonly<Record<string, string>> = {
  name: 'name',
  short_name: 'shortName',
  theme_color: 'themeColor',
  background_color: 'backgroundColor',
  app_icon: 'icons',
};

/** Labels and formatted values of the form, for error and conflict messages. */
export function useManifestLabels() {
  const translate = useTranslate();
  const getLabel = ([field = '']: readonly string[]): string =>
    field === 'icons' ? translate('pwa.icon.label') : translate(`pwa.details.${field}`, { _: field });
  return {
    getLabel,
    /** Returns the label of a setting in the server's error response, such as `pwa_manifest.short_name`. */
    getFieldLabel(field: string): string {
      const [member = ''] = field.replace(/^pwa_manifest\./, '').split('.');
      if (member === 'pwa_manifest') return translate('shell.menu.pwa');
      return getLabel([fieldsByMember[member] ?? member]);
    },
    formatValue(value: unknown): string {
      const shown: unknown = Array.isArray(value) ? Object(value[0])['src'] : value;
      return typeof shown === 'string' ? shown : '';
    },
  };
}
