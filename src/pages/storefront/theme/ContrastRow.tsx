import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { themeColors } from '../../../../resources/widgetTheme';
import type { CheckedPair, ContrastFix } from '../../../engine/storefront/themePairs';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Icon } from '../../../ui/icons/Icon';
import { useListText } from '../../../ui/text/useListText';
import styles from './ContrastRow.module.css';
import rows from './theme.module.css';

interface ContrastRowProps {
  pair: CheckedPair;
  locale: string;
  onApply: (fix: ContrastFix) => void;
}

/** One color pair with a sample, its contrast ratio and fixes. */
export function ContrastRow({ pair, locale, onApply }: ContrastRowProps) {
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
    <li ref={row} tabIndex={-1} className={rows.row}>
      <Sample {...pair} />
      <div className={rows.shortName}>
        <p className={rows.strong}>{name}</p>
        <p className={rows.small}>
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
