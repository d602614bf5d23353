import { useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useShop } from '../../../engine/shop';
import { points as pointsText } from '../../../lib/points';
import { Notice } from '../../../ui/Notice';
import { TextArea } from '../../../ui/TextArea';
import { TextBox } from '../../../ui/TextBox';
import styles from './points.module.css';
import type { PointsFault, PointsIntent, PointsWarning } from './pointsIntent';
import { ShopLimit } from './ShopLimit';

/** Longest note. */
const noteLength = 2000;

interface PointsFieldsProps {
  intent: PointsIntent;
  onChange: (intent: PointsIntent) => void;
  fault: PointsFault | null;
  warnings: readonly PointsWarning[];
  /** What there will be. */
  outcome: ReactNode;
  /** The total that must be typed before so much is given to several. */
  confirmation: { total: string; typed: string; onType: (text: string) => void } | null;
}

/** Points, notes, and what should be seen before they are sent. */
export function PointsFields({ intent, onChange, fault, warnings, outcome, confirmation }: PointsFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { pointsLimit } = useShop();
  return (
    <div className={styles.fields}>
      <TextBox
        autoFocus
        required
        inputMode="numeric"
        label={translate('points.points')}
        help={translate('points.help')}
        error={fault === null ? undefined : translate(`points.fault.${fault}`)}
        value={intent.points}
        onChange={(points) => onChange({ ...intent, points })}
      />
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="waiting">
          {translate(`points.warning.${warning}`, { limit: pointsText(pointsLimit ?? 0, locale) })}
        </Notice>
      ))}
      {confirmation && (
        <TextBox
          required
          inputMode="numeric"
          label={translate('points.confirm', { total: confirmation.total })}
          value={confirmation.typed}
          onChange={confirmation.onType}
        />
      )}
      <TextArea
        rows={2}
        maxLength={noteLength}
        label={translate('points.adminNote')}
        value={intent.adminNote}
        onChange={(adminNote) => onChange({ ...intent, adminNote })}
      />
      <TextArea
        rows={2}
        maxLength={noteLength}
        label={translate('points.customerNote')}
        help={translate('points.customerNoteHelp')}
        value={intent.customerNote}
        onChange={(customerNote) => onChange({ ...intent, customerNote })}
      />
      <ShopLimit />
    </div>
  );
}
