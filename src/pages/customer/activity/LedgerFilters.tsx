import { useTranslate } from 'ra-core';
import { rewards } from '../../../../resources/rewards';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { Select } from '../../../ui/inputs/Select';
import styles from './Ledger.module.css';
import type { LedgerFilter } from './useLedgerPage';

/** Message keys by type; '' is every type. */
const typeNames = { '': 'all', points: 'points', coupon_code: 'vouchers' } as const;
const statuses = ['', 'pending', 'approved', 'rejected'];

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}

/** Filters by kind and status. */
export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(rewards);
  return (
    <span className={styles.filters}>
      <Select
        label={translate('activity.kind.label')}
        value={filter.type}
        options={Object.entries(typeNames).map(([value, name]) => ({
          value,
          label: translate(`activity.kind.${name}`),
        }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <Select
        label={translate('activity.status.label')}
        value={filter.status}
        options={statuses.map((value) => ({
          value,
          label: value === '' ? translate('activity.status.all') : labels.value('status', value),
        }))}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </span>
  );
}
