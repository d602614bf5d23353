import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { ThemeColor } from '../../../../resources/widgetTheme';
import { useEditSelector } from '../../../engine/editing/useEditSelector';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { resolveThemeColors } from '../../../engine/storefront/colors';
import {
  type ThemeColors,
  type ThemeSettings,
  toWidgetTheme,
  withColors,
} from '../../../engine/storefront/themeSettings';
import { isHexColor, parseHexColor } from '../../../lib/color/hexColor';
import { ColorField } from '../../../ui/color/ColorField';

interface ThemeColorFieldProps {
  name: ThemeColor;
  edited: Pick<EditSession<ThemeSettings>, 'change' | 'listen' | 'latest'>;
  saved: ThemeColors;
  /** Whether a publish attempt has failed validation, so that all errors are shown. */
  isChecked: boolean;
  /** Server-side validation error. */
  serverError: string | undefined;
}

/** Input of one theme color. Re-renders for other colors only if its effective color depends on them. */
export const ThemeColorField = memo(function ThemeColorField(props: ThemeColorFieldProps) {
  const { name, edited, saved, isChecked, serverError } = props;
  const translate = useTranslate();
  const value = useEditSelector(edited, ({ colors }) => colors[name]);
  const visibleColor = useEditSelector(edited, ({ colors }) => resolveThemeColors(toWidgetTheme(colors, saved))[name]);
  const isChanged = value !== saved[name];
  const setColor = (color: string, typed?: { merge: string; isTyped: true }) =>
    edited.change(withColors({ [name]: color }), typed);
  const getError = () => {
    // Values that become valid on blur are not errors yet.
    if (isChanged && !isHexColor(value) && (isChecked || parseHexColor(value) === null)) {
      return isChecked || value.length > 7 ? translate('theme.colors.fault') : undefined;
    }
    return serverError;
  };
  const getHelp = () => {
    if (isChanged || isHexColor(value)) return translate(`theme.colors.${name}Help`);
    return value === '' ? translate('theme.colors.missing') : translate('theme.colors.unreadable', { value });
  };
  return (
    <div data-field={name}>
      <ColorField
        label={translate(`theme.colors.${name}`)}
        help={getHelp()}
        error={getError()}
        value={value}
        swatchColor={visibleColor}
        onChange={(color) => setColor(color, { merge: name, isTyped: true })}
        onReset={isChanged ? () => setColor(saved[name]) : undefined}
      />
    </div>
  );
});
