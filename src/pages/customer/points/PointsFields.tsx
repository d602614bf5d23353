import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { points as pointsText } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TextArea } from '../../../ui/TextArea';
import { TextBox } from '../../../ui/TextBox';
import styles from './points.module.css';
import type { PointsFault, PointsIntent, PointsWarning } from './pointsIntent';

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

/** The limit of the shop, changed where it is met. */
function ShopLimit() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { pointsLimit, changePointsLimit } = useShop();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (typed === null) {
    return (
      <p>
        <Button size="small" onClick={() => setTyped(pointsLimit === null ? '' : String(pointsLimit))}>
          {translate('points.limitChange')}
        </Button>
      </p>
    );
  }
  const limit = typed.trim() === '' ? null : Number(typed);
  const isWrong = limit !== null && !(Number.isSafeInteger(limit) && limit > 0);
  const save = async () => {
    setFailure(null);
    try {
      await changePointsLimit(limit);
      setTyped(null);
    } catch (error) {
      setFailure(translate('points.limitFailed', { reason: errorText(error) }));
    }
  };
  return (
    <div className={styles.limit}>
      <TextBox
        inputMode="numeric"
        label={translate('points.limit')}
        help={translate('points.limitHelp')}
        error={failure ?? (isWrong ? translate('points.fault.notNumber') : undefined)}
        value={typed}
        onChange={setTyped}
      />
      <Button disabled={isWrong} onClick={() => void save()}>
        {translate('points.limitSave')}
      </Button>
    </div>
  );
}
