import { useLocale, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { type ContentRepair, contentRepairs } from '../../../lib/csv/contentRepairs';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import flowStyles from '../../../ui/layout/flow.module.css';

interface RepairChoicesProps {
  repairable: ParsedTable['repairable'];
  chosen: readonly ContentRepair[];
  onChange: (chosen: readonly ContentRepair[]) => void;
}

/** Offers to convert texts that another app encoded: HTML, `\n`, and letters read in a wrong encoding. */
export function RepairChoices({ repairable, chosen, onChange }: RepairChoicesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  /** After a repair, no row is left to count. */
  const counts = useRef<Partial<Record<ContentRepair, number>>>({});
  Object.assign(counts.current, repairable);
  const offered = contentRepairs.filter((repair) => repairable[repair] || chosen.includes(repair));
  if (offered.length === 0) return null;
  return (
    <Banner
      tone={offered.every((repair) => chosen.includes(repair)) ? 'done' : 'waiting'}
      title={translate('import.options.repairsTitle')}
    >
      <div className={flowStyles.rows2}>
        {offered.map((repair) => {
          const count = counts.current[repair] ?? 0;
          return (
            <Checkbox
              key={repair}
              showLabel
              label={translate(`import.options.repair.${repair}`, {
                smart_count: count,
                count: formatPoints(count, locale),
              })}
              checked={chosen.includes(repair)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, repair] : chosen.filter((other) => other !== repair))
              }
            />
          );
        })}
      </div>
    </Banner>
  );
}
