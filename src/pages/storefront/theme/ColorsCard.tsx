import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { themeColors } from '../../../../resources/widgetTheme';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { type ThemeColors, type ThemeSettings, withColors } from '../../../engine/storefront/themeSettings';
import { Card } from '../../../ui/layout/Card';
import { PresetList } from './PresetList';
import { ThemeColorField } from './ThemeColorField';
import styles from './theme.module.css';

interface ColorsCardProps {
  /** Draft colors. May be a render behind the fields, which subscribe to `edited`. */
  colors: ThemeColors;
  edited: Pick<EditSession<ThemeSettings>, 'change' | 'listen' | 'latest'>;
  saved: ThemeColors;
  /** Whether a publish attempt has failed validation, so that all errors are shown. */
  isChecked: boolean;
  /** Server-side validation errors by color name. */
  serverErrors: Readonly<Record<string, string>>;
}

/** Color fields of the theme, with presets. */
export const ColorsCard = memo(function ColorsCard(props: ColorsCardProps) {
  const { colors, edited, saved, isChecked, serverErrors } = props;
  const translate = useTranslate();
  const { change } = edited;
  const choose = useCallback((next: Partial<ThemeColors>) => change(withColors(next)), [change]);
  return (
    <Card title={translate('theme.colors.title')}>
      <p className={styles.muted}>{translate('theme.colors.text')}</p>
      <div className={styles.fields}>
        {themeColors.map((name) => (
          <ThemeColorField key={name} serverError={serverErrors[name]} {...{ name, edited, saved, isChecked }} />
        ))}
      </div>
      <PresetList colors={colors} onChoose={choose} />
    </Card>
  );
});
