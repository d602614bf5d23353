import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import type { Site } from '../../session/sessionState';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Card } from '../../ui/layout/Card';
import rowStyles from '../../ui/layout/cardRows.module.css';
import textStyles from '../../ui/text/text.module.css';
import { ChangeRow } from './ChangeRow';
import styles from './Copy.module.css';
import { type CopyChange, type CopyKindName, getChangeKey } from './copyChange';
import type { CopyErrors } from './copyChanges';

/** Number of rows that are added each time. */
const ROWS_STEP = 25;

interface ChangeGroupProps {
  kind: CopyKindName;
  /** Differences of this kind. */
  changes: readonly CopyChange[];
  from: Site;
  /** Host of the source store's website; null if links to it aren't marked. */
  host: string | null;
  /** Keys of the chosen changes. */
  selected: ReadonlySet<string>;
  /** Of the last attempt. */
  errors: CopyErrors;
  disabled: boolean;
  onSelect: (changes: readonly CopyChange[], isSelected: boolean) => void;
}

/** The differences of one kind, with a checkbox for all and one for each. */
export function ChangeGroup({ kind, changes, from, host, selected, errors, disabled, onSelect }: ChangeGroupProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const [visibleCount, setVisibleCount] = useState(ROWS_STEP);
  const title = translate(`copy.kinds.${kind}`);
  const selectedCount = changes.filter((change) => selected.has(getChangeKey(change))).length;
  const isAll = selectedCount === changes.length;
  return (
    <Card
      title={title}
      action={<span className={rowStyles.small}>{translate('copy.count', { smart_count: changes.length })}</span>}
    >
      {kind === 'programs' && (
        <p className={textStyles.second}>{translate('copy.program.note', { from: from.name, to: siteName })}</p>
      )}
      <div>
        {changes.length > 1 && (
          <Checkbox
            showLabel
            label={translate('copy.all', { name: title })}
            checked={isAll}
            indeterminate={selectedCount > 0 && !isAll}
            disabled={disabled}
            onChange={() => onSelect(changes, !isAll)}
            className={styles.all}
          />
        )}
        <ul className={rowStyles.list}>
          {changes.slice(0, visibleCount).map((change) => {
            const key = getChangeKey(change);
            return (
              <ChangeRow
                key={key}
                change={change}
                host={host}
                isSelected={selected.has(key)}
                error={errors.get(key)}
                disabled={disabled}
                onSelect={(isSelected) => onSelect([change], isSelected)}
              />
            );
          })}
        </ul>
      </div>
      {changes.length > visibleCount && (
        <div>
          <Button size="small" onClick={() => setVisibleCount(visibleCount + ROWS_STEP)}>
            {translate('copy.more', { smart_count: changes.length - visibleCount })}
          </Button>
        </div>
      )}
    </Card>
  );
}
