import { useTranslate } from 'ra-core';
import { memo, useCallback, useRef, useState } from 'react';
import { themeColors } from '../../../../resources/widgetTheme';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import type { Scheme } from '../../../theme/tokens';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Icon } from '../../../ui/icons/Icon';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import rowStyles from '../../../ui/layout/cardRows.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import { type CheckedPair, type ContrastFix, checkPairs } from '../themePairs';
import { type ThemeColors, type ThemeSettings, toWidgetTheme, withColors } from '../themeSettings';
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
      <p className={textStyles.second}>{translate('theme.contrast.text')}</p>
      <div className={flowStyles.controls}>
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
      <ul className={rowStyles.list}>
        {pairs.map((pair) => (
          <ContrastRow key={pair.name} pair={pair} locale={locale} onApply={applyFix} />
        ))}
      </ul>
      <p role="status" className={rowStyles.small}>
        {failingCount === 0
          ? translate('theme.contrast.allFine')
          : translate(`theme.contrast.others.${scheme}`, { smart_count: failingCount })}{' '}
        {otherFailingCount > 0 && translate(`theme.contrast.others.${otherScheme}`, { smart_count: otherFailingCount })}
      </p>
    </Card>
  );
});

interface ContrastRowProps {
  pair: CheckedPair;
  locale: string;
  onApply: (fix: ContrastFix) => void;
}

/** One color pair with a sample, its contrast ratio and fixes. */
function ContrastRow({ pair, locale, onApply }: ContrastRowProps) {
  const translate = useTranslate();
  const { ratio, requiredRatio, passes, fixes } = pair;
  const formatList = useListText();
  const row = useRef<HTMLLIElement>(null);
  // The focused fix button unmounts when the pair passes.
  useFocusRestore(row);
  const name = translate(`theme.contrast.${pair.name}`);
  // Round down so that a failing 4.499 is not displayed as 4.5.
  const formatRatio = (value: number) =>
    translate('theme.contrast.ratio', { ratio: formatPoints(Math.floor(value * 100) / 100, locale) });
  const describeFix = (fix: ContrastFix) =>
    formatList(
      themeColors
        .filter((color) => fix[color] !== undefined)
        .map((color) =>
          translate('theme.contrast.use', { name: translate(`theme.colors.${color}`), color: fix[color] }),
        ),
    );
  return (
    <li ref={row} tabIndex={-1} className={rowStyles.row}>
      <Sample {...pair} />
      <div className={styles.shortName}>
        <p className={textStyles.medium}>{name}</p>
        <p className={rowStyles.small}>
          <bdi>{formatRatio(ratio)}</bdi>
          {!passes && ` · ${translate('theme.contrast.wanted', { ratio: requiredRatio })}`}
        </p>
      </div>
      <StatusBadge tone={passes ? 'done' : 'refused'}>
        {translate(passes ? 'theme.contrast.passes' : 'theme.contrast.fails')}
      </StatusBadge>
      {fixes.length > 0 && (
        <div className={styles.fixes}>
          {fixes.map((fix) => (
            <Button
              key={describeFix(fix)}
              size="small"
              aria-label={translate('theme.contrast.useNamed', { pair: name, changes: describeFix(fix) })}
              onClick={() => onApply(fix)}
            >
              {themeColors.map(
                (color) =>
                  fix[color] !== undefined && (
                    <span key={color} aria-hidden="true" className={styles.dot} style={{ background: fix[color] }} />
                  ),
              )}
              {describeFix(fix)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Sample of a pair: text, a star, or a button. Text is CSS content, so that it isn't part of the page's text. */
function Sample({ name, front, back }: CheckedPair) {
  const translate = useTranslate();
  const hasText = name === 'buttonText' || name === 'brand';
  return (
    <span
      aria-hidden="true"
      data-sample={hasText ? translate('theme.contrast.sample') : undefined}
      className={styles.sample}
      style={{ background: back, color: front }}
    >
      {name === 'star' && <Icon name="star" size={20} filled />}
      {name === 'button' && <span className={styles.button} />}
    </span>
  );
}
