import { useTranslate } from 'ra-core';
import type { Site } from '../../session/sessionState';
import { Button } from '../../ui/buttons/Button';
import { Select } from '../../ui/inputs/Select';
import cardStyles from '../../ui/layout/Card.module.css';
import styles from './Copy.module.css';

interface StorePairProps {
  sites: readonly Site[];
  from: Site;
  to: Site;
  onChoose: (pair: { from: Site; to: Site }) => void;
}

/** Chooses the two stores. Choosing the other store of the pair swaps them. */
export function StorePair({ sites, from, to, onChoose }: StorePairProps) {
  const translate = useTranslate();
  const options = sites.map(({ _id, name }) => ({ value: _id, label: name }));
  const choose = (side: 'from' | 'to', id: string) => {
    const site = sites.find(({ _id }) => _id === id);
    if (!site) return;
    if (side === 'from') onChoose({ from: site, to: site._id === to._id ? from : to });
    else onChoose({ from: site._id === from._id ? to : from, to: site });
  };
  return (
    <section aria-label={translate('copy.stores')} className={cardStyles.sheet}>
      <div className={styles.pair}>
        <Select
          showLabel
          label={translate('copy.from')}
          value={from._id}
          options={options}
          onChange={(id) => choose('from', id)}
        />
        <Select
          showLabel
          label={translate('copy.to')}
          value={to._id}
          options={options}
          onChange={(id) => choose('to', id)}
        />
        <Button kind="quiet" onClick={() => onChoose({ from: to, to: from })}>
          {translate('copy.swap')}
        </Button>
      </div>
    </section>
  );
}
