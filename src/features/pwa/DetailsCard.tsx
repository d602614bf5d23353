import { useTranslate } from 'ra-core';
import type { EditSession } from '../../engine/editing/useEditSession';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { isHexColor, parseHexColor } from '../../lib/color/hexColor';
import { formatPoints } from '../../lib/format/formatPoints';
import { clipText } from '../../lib/format/text';
import { ColorField } from '../../ui/color/ColorField';
import { TextBox } from '../../ui/inputs/TextBox';
import { Card } from '../../ui/layout/Card';
import {
  type AppManifest,
  type ColorField as ColorFieldName,
  colorFields,
  isTooLong,
  MAX_NAME_LENGTH,
  resolveColor,
} from './appManifest';
import styles from './pwa.module.css';

interface DetailsCardProps {
  manifest: AppManifest;
  saved: AppManifest;
  /** Whether a publish attempt has failed validation, so that all errors are shown. */
  isChecked: boolean;
  change: EditSession<AppManifest>['change'];
}

/** Names and colors of the app. */
export function DetailsCard({ manifest, saved, isChecked, change }: DetailsCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const setText = (field: Exclude<keyof AppManifest, 'icons'>) => (text: string) =>
    change((now) => ({ ...now, [field]: text }), { merge: field });
  const getNameHelp = (field: keyof typeof MAX_NAME_LENGTH) => {
    const values = {
      count: formatPoints(MAX_NAME_LENGTH[field], locale),
      text: clipText(manifest[field].trim(), MAX_NAME_LENGTH[field]),
    };
    return translate(isTooLong(field, manifest[field]) ? 'pwa.details.tooLong' : `pwa.details.${field}Help`, values);
  };
  const getColorError = (field: ColorFieldName) => {
    const color = manifest[field];
    if (color === saved[field] || color === '' || isHexColor(color)) return undefined;
    // Values that become valid on blur are not errors yet.
    const isError = isChecked || (parseHexColor(color) === null && color.length > 7);
    return isError ? translate('pwa.details.invalidColor') : undefined;
  };
  const getColorHelp = (field: ColorFieldName) => {
    const color = manifest[field];
    if (color === saved[field] && color !== '' && !isHexColor(color)) {
      return translate('pwa.details.unreadableColor', { value: color });
    }
    return translate(`pwa.details.${field}Help`);
  };
  return (
    <Card title={translate('pwa.details.title')}>
      <div className={styles.fields}>
        {(['name', 'shortName'] as const).map((field) => (
          <TextBox
            key={field}
            label={translate(`pwa.details.${field}`)}
            dir="auto"
            autoComplete="off"
            value={manifest[field]}
            onChange={setText(field)}
            help={getNameHelp(field)}
            className={isTooLong(field, manifest[field]) ? styles.warned : undefined}
          />
        ))}
        {colorFields.map((field) => (
          <div key={field} data-field={field}>
            <ColorField
              label={translate(`pwa.details.${field}`)}
              value={manifest[field]}
              swatchColor={resolveColor(manifest[field])}
              help={getColorHelp(field)}
              error={getColorError(field)}
              onChange={setText(field)}
              onReset={
                manifest[field] === saved[field]
                  ? undefined
                  : () => change((now) => ({ ...now, [field]: saved[field] }))
              }
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
