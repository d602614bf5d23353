import { useTranslate } from 'ra-core';
import type { StatusTone } from '../../../../resources/field';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Card } from '../../../ui/layout/Card';
import type { AppManifest } from '../appManifest';
import styles from '../pwa.module.css';
import type { IconSize } from '../useAppIcon';
import { checkReadiness, type ReadinessCheck } from './checkReadiness';

const tones: Readonly<Record<ReadinessCheck['state'], StatusTone>> = {
  passed: 'done',
  failed: 'refused',
  unknown: 'neutral',
  waiting: 'waiting',
};

/** Checklist of what browsers need before they offer to install the app. */
export function ReadinessCard({ manifest, iconSize }: { manifest: AppManifest; iconSize: IconSize }) {
  const translate = useTranslate();
  const { website, settings, locale } = useCurrentSite();
  const checks = checkReadiness({ manifest, iconSize, website: website && (settings.website?.trim() ?? '') });
  const failedCount = checks.filter(({ state }) => state === 'failed').length;
  const formatValues = (values: ReadinessCheck['values'] = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatPoints(value, locale) : value,
      ]),
    );
  return (
    <Card title={translate('pwa.ready.title')}>
      <p role="status" className={styles.muted}>
        {failedCount === 0
          ? translate('pwa.ready.allPassed')
          : translate('pwa.ready.someFailed', { smart_count: failedCount })}
      </p>
      <ul className={styles.list}>
        {checks.map(({ key, values, state }) => (
          <li key={`${key} ${values?.['side'] ?? ''}`} className={styles.row}>
            <StatusBadge tone={tones[state]}>{translate(`pwa.ready.states.${state}`)}</StatusBadge>
            <p className={styles.check}>{translate(key, formatValues(values))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
