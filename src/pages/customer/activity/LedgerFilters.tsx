import { useTranslate } from 'ra-core';
import { rewards } from '../../../../resources/rewards';
import { useEntityWords } from '../../../engine/words';
import { Select } from '../../../ui/Select';
import styles from './Ledger.module.css';
import { kinds, type LedgerFilter, statuses } from './ledgerFilter';

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

/** What kind of rewards is shown, and in which state. */
export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const translate = useTranslate();
  const words = useEntityWords(rewards);
  return (
    <span className={styles.filters}>
      <Select
        label={translate('activity.kind.label')}
        value={filter.kind}
        options={kinds.map((value) => ({ value, label: translate(`activity.kind.${value}`) }))}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select
        label={translate('activity.status.label')}
        value={filter.status}
        options={statuses.map((value) => ({
          value,
          label: value === 'all' ? translate('activity.status.all') : words.value('status', value),
        }))}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </span>
  );
}
