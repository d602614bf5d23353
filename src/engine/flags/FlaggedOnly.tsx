import { useTranslate } from 'ra-core';
import { points } from '../../lib/points';
import { Icon } from '../../ui/Icon';
import { useListView } from '../list/ListViewContext';
import { useShop } from '../shop';
import styles from './FlaggedOnly.module.css';

/** Shows the conspicuous records of the page alone; says that it looks at no more than this page. */
export function FlaggedOnly({ flagged, total }: { flagged: number; total: number }) {
  const { address, go } = useListView();
  const translate = useTranslate();
  const { locale } = useShop();
  if (total === 0 || (flagged === 0 && !address.flagged)) return null;
  const counts = { count: points(flagged, locale), total: points(total, locale) };
  return (
    <span className={styles.toggle}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={address.flagged}
        onClick={() => go({ ...address, flagged: !address.flagged, record: null })}
      >
        <Icon name="flag" />
        {translate('flags.only')}
      </button>
      {translate('flags.count', counts)}
    </span>
  );
}
