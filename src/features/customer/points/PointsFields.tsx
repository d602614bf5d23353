import { useLocale, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import flowStyles from '../../../ui/layout/flow.module.css';
import styles from './points.module.css';
import type { PointsIntent, PointsIssue, PointsWarning } from './pointsIntent';
import { StorePointsLimit } from './StorePointsLimit';

const MAX_NOTE_LENGTH = 2000;

interface PointsFieldsProps {
  intent: PointsIntent;
  onChange: (intent: PointsIntent) => void;
  issue: PointsIssue | null;
  warnings: readonly PointsWarning[];
  /** Preview of the resulting balance or total. */
  outcome: ReactNode;
  /** Field to type the total in; null if no confirmation is required. */
  confirmation: ReactNode;
}

/** Form fields for points and notes, with warnings and a preview. */
export function PointsFields({ intent, onChange, issue, warnings, outcome, confirmation }: PointsFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const limits = useClickLimits();
  return (
    <div className={flowStyles.rows3}>
      <TextBox
        autoFocus
        required
        inputMode="numeric"
        label={translate('points.points')}
        help={translate('points.help')}
        error={issue === null ? undefined : translate(`points.fault.${issue}`)}
        value={intent.points}
        onChange={(points) => onChange({ ...intent, points })}
      />
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      {warnings.map((warning) => (
        <Banner key={warning} tone="waiting">
          {translate(`points.warning.${warning}`, { limit: pointsText(limits.points, locale) })}
        </Banner>
      ))}
      {confirmation}
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        label={translate('points.adminNote')}
        value={intent.adminNote}
        onChange={(adminNote) => onChange({ ...intent, adminNote })}
      />
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        label={translate('points.customerNote')}
        help={translate('points.customerNoteHelp')}
        value={intent.customerNote}
        onChange={(customerNote) => onChange({ ...intent, customerNote })}
      />
      <StorePointsLimit />
    </div>
  );
}
