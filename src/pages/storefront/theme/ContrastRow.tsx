import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { themeColours } from '../../../../resources/widgetTheme';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { StatePill } from '../../../ui/StatePill';
import { useKeepFocus } from '../../../ui/useKeepFocus';
import { useListText } from '../../../ui/useListText';
import styles from './ContrastRow.module.css';
import rows from './theme.module.css';
import type { CheckedPair, Offer } from './themePairs';

interface ContrastRowProps {
  pair: CheckedPair;
  locale: string;
  onUse: (offer: Offer) => void;
}

/** One pair of colours: how it looks, what its contrast is, and what would mend it. */
export function ContrastRow({ pair, locale, onUse }: ContrastRowProps) {
  const translate = useTranslate();
  const { ratio, wanted, passes, offers } = pair;
  const list = useListText();
  const row = useRef<HTMLLIElement>(null);
  // What mends the pair goes when it is mended.
  useKeepFocus(row);
  const name = translate(`theme.contrast.${pair.name}`);
  // Rounded down: 4.49 is not 4.5.
  const said = (value: number) =>
    translate('theme.contrast.ratio', { ratio: points(Math.floor(value * 100) / 100, locale) });
  const changes = (offer: Offer) =>
    list(
      themeColours
        .filter((one) => offer[one] !== undefined)
        .map((one) => translate('theme.contrast.use', { name: translate(`theme.colours.${one}`), colour: offer[one] })),
    );
  return (
    <li ref={row} tabIndex={-1} className={rows.row}>
      <Sample {...pair} />
      <div className={rows.shortName}>
        <p className={rows.strong}>{name}</p>
        <p className={rows.small}>
          <bdi>{said(ratio)}</bdi>
          {!passes && ` · ${translate('theme.contrast.wanted', { ratio: wanted })}`}
        </p>
      </div>
      <StatePill tone={passes ? 'done' : 'refused'}>
        {translate(passes ? 'theme.contrast.passes' : 'theme.contrast.fails')}
      </StatePill>
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.map((offer) => (
            <Button
              key={changes(offer)}
              size="small"
              aria-label={translate('theme.contrast.useNamed', { pair: name, changes: changes(offer) })}
              onClick={() => onUse(offer)}
            >
              {themeColours.map(
                (one) =>
                  offer[one] !== undefined && (
                    <span key={one} aria-hidden="true" className={styles.dot} style={{ background: offer[one] }} />
                  ),
              )}
              {changes(offer)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The pair as it is met: letters, a star, or a button on its ground. Letters are drawn by a style, since they are a picture here. */
function Sample({ name, front, back }: CheckedPair) {
  const translate = useTranslate();
  const letters = name === 'buttonText' || name === 'brand';
  return (
    <span
      aria-hidden="true"
      data-sample={letters ? translate('theme.contrast.sample') : undefined}
      className={styles.sample}
      style={{ background: back, color: front }}
    >
      {name === 'star' && <Icon name="star" size={20} filled />}
      {name === 'button' && <span className={styles.button} />}
    </span>
  );
}
