import { useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/icons/Icon';
import { useCurrentSite } from '../shop/currentSite';
import styles from './flags.module.css';

interface FlaggedOnlyProps {
  /** Flagged rows of the page. */
  flagged: number;
  /** Rows of the page. */
  total: number;
  isOn: boolean;
  onToggle: () => void;
}

/** The toggle that shows the flagged records of the page only; its label says that other pages are not searched. */
export function FlaggedOnly({ flagged, total, isOn, onToggle }: FlaggedOnlyProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (total === 0 || (flagged === 0 && !isOn)) return null;
  const counts = { count: formatPoints(flagged, locale), total: formatPoints(total, locale) };
  return (
    <button type="button" className={styles.button} aria-pressed={isOn} onClick={onToggle}>
      <Icon name="flag" />
      {translate('flags.only', counts)}
    </button>
  );
}

interface NoFlaggedRecordsProps {
  /** Rows of the page. */
  total: number;
  onShowAll: () => void;
}

/** The empty state if only flagged records are wanted and the page has none. */
export function NoFlaggedRecords({ total, onShowAll }: NoFlaggedRecordsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const counts = { total: formatPoints(total, locale) };
  return (
    <EmptyState
      title={translate('flags.none')}
      text={translate('flags.noneText', counts)}
      action={<Button onClick={onShowAll}>{translate('flags.showAll', counts)}</Button>}
    />
  );
}
