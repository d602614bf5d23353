import { useTranslate } from 'ra-core';
import type { Usage } from '../../../dataProvider/methods/billing';
import type { StatusTone } from '../../../resources/field';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import styles from './billing.module.css';
import { getUsageLevel } from './usage';

const tones: Readonly<Record<'near' | 'reached', StatusTone>> = { near: 'waiting', reached: 'refused' };

/** Used amount of one metric, and its share of the limit if there is one. */
export function UsageMeter({ usage, name }: { usage: Usage; name: string }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { used, limit } = usage;
  const level = getUsageLevel(usage);
  const text =
    limit === null
      ? translate('billing.usage.unlimited', { used: formatPoints(used, locale) })
      : translate('billing.usage.of', { used: formatPoints(used, locale), limit: formatPoints(limit, locale) });
  return (
    <>
      <div className={styles.meterHead}>
        <p className={styles.strong}>
          <bdi>{name}</bdi>
        </p>
        {(level === 'near' || level === 'reached') && (
          <StatusBadge tone={tones[level]}>{translate(`billing.usage.level.${level}`)}</StatusBadge>
        )}
        <p className={styles.number}>
          {text}
          {used !== null && limit !== null && limit > 0 && ` (${formatShare(used / limit, locale)})`}
        </p>
      </div>
      {used !== null && limit !== null && limit > 0 && (
        <div className={styles.meter}>
          <ProgressBar
            bare
            value={Math.min(used, limit)}
            max={limit}
            label={translate('ui.fieldText', { field: name, text })}
          />
        </div>
      )}
    </>
  );
}
