import { useTranslate } from 'ra-core';
import { memo, useCallback, useState } from 'react';
import type { Edited } from '../../../engine/editing/useEdited';
import { useShop } from '../../../engine/shop';
import type { Scheme } from '../../../theme/tokens';
import { ChoiceGroup } from '../../../ui/preview/ChoiceGroup';
import { Sheet } from '../../../ui/Sheet';
import { ContrastRow } from './ContrastRow';
import { type Colours, type Look, themeOf, withColours } from './look';
import styles from './theme.module.css';
import { checkPairs, type Offer } from './themePairs';

interface ContrastCardProps {
  colours: Colours;
  /** Stand for a colour that is typed and is none yet. */
  saved: Colours;
  change: Edited<Look>['change'];
}

/** Whether each pair of colours can be told apart, and where it cannot, the nearest colour that can. */
export const ContrastCard = memo(function ContrastCard({ colours, saved, change }: ContrastCardProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  const [scheme, setScheme] = useState<Scheme>('light');
  const theme = themeOf(colours, saved);
  const pairs = checkPairs(theme, scheme);
  const other = scheme === 'light' ? 'dark' : 'light';
  const failing = pairs.filter(({ passes }) => !passes).length;
  const failingThere = checkPairs(theme, other).filter(({ passes }) => !passes).length;
  const use = useCallback((offer: Offer) => change(withColours(offer)), [change]);
  return (
    <Sheet title={translate('theme.contrast.title')}>
      <p className={styles.quiet}>{translate('theme.contrast.text')}</p>
      <div className={styles.ways}>
        <span aria-hidden="true">{translate('theme.contrast.shop')}</span>
        <ChoiceGroup
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
          <ContrastRow key={pair.name} pair={pair} locale={locale} onUse={use} />
        ))}
      </ul>
      <p role="status" className={styles.small}>
        {failing === 0
          ? translate('theme.contrast.allFine')
          : translate(`theme.contrast.others.${scheme}`, { smart_count: failing })}{' '}
        {failingThere > 0 && translate(`theme.contrast.others.${other}`, { smart_count: failingThere })}
      </p>
    </Sheet>
  );
});
