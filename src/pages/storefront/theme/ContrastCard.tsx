import { useTranslate } from 'ra-core';
import { memo, useCallback, useState } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type ContrastFix, checkPairs } from '../../../engine/storefront/themePairs';
import {
  type ThemeColors,
  type ThemeSettings,
  toWidgetTheme,
  withColors,
} from '../../../engine/storefront/themeSettings';
import type { Scheme } from '../../../theme/tokens';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import { ContrastRow } from './ContrastRow';
import styles from './theme.module.css';

interface ContrastCardProps {
  colors: ThemeColors;
  /** Replacements for invalid draft colors. */
  saved: ThemeColors;
  change: EditSession<ThemeSettings>['change'];
}

/** Contrast check of the theme's color pairs, with fixes for failing ones. */
export const ContrastCard = memo(function ContrastCard({ colors, saved, change }: ContrastCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [scheme, setScheme] = useState<Scheme>('light');
  const theme = toWidgetTheme(colors, saved);
  const pairs = checkPairs(theme, scheme);
  const otherScheme = scheme === 'light' ? 'dark' : 'light';
  const failingCount = pairs.filter(({ passes }) => !passes).length;
  const otherFailingCount = checkPairs(theme, otherScheme).filter(({ passes }) => !passes).length;
  const applyFix = useCallback((fix: ContrastFix) => change(withColors(fix)), [change]);
  return (
    <Card title={translate('theme.contrast.title')}>
      <p className={styles.muted}>{translate('theme.contrast.text')}</p>
      <div className={styles.actions}>
        <span aria-hidden="true">{translate('theme.contrast.shop')}</span>
        <SegmentedControl
          label={translate('theme.contrast.shop')}
          value={scheme}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: translate(`theme.contrast.${value}`),
          }))}
          onChange={setScheme}
        />
      </div>
      <ul className={styles.list}>
        {pairs.map((pair) => (
          <ContrastRow key={pair.name} pair={pair} locale={locale} onApply={applyFix} />
        ))}
      </ul>
      <p role="status" className={styles.small}>
        {failingCount === 0
          ? translate('theme.contrast.allFine')
          : translate(`theme.contrast.others.${scheme}`, { smart_count: failingCount })}{' '}
        {otherFailingCount > 0 && translate(`theme.contrast.others.${otherScheme}`, { smart_count: otherFailingCount })}
      </p>
    </Card>
  );
});
