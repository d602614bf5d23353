import { useLocale, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { CLICK_LIMITS, useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import flowStyles from '../../../ui/layout/flow.module.css';
import styles from './points.module.css';
import type { PointsIntent, PointsIssue, PointsWarning } from './useAddPoints';

const MAX_NOTE_LENGTH = 2000;

interface PointsFieldsProps {
  intent: PointsIntent;
  onChange: (intent: PointsIntent) => void;
  issue: PointsIssue | null;
  warnings: readonly PointsWarning[];
  /** Number of customers whose balance will be below zero. */
  belowZero: number;
  /** Preview of the resulting balance or total. */
  outcome: ReactNode;
  /** Field to type the total in; null if no confirmation is required. */
  confirmation: ReactNode;
}

/** Form fields for points and notes, with warnings and a preview. */
export function PointsFields({
  intent,
  onChange,
  issue,
  warnings,
  belowZero,
  outcome,
  confirmation,
}: PointsFieldsProps) {
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
          {translate(`points.warning.${warning}`, {
            limit: pointsText(limits.points, locale),
            smart_count: belowZero,
            count: pointsText(belowZero, locale),
          })}
        </Banner>
      ))}
      {confirmation}
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        label={translate('points.adminNote')}
        help={translate('points.adminNoteHelp')}
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

/** The store's points limit with inline editing. */
function StorePointsLimit() {
  const translate = useTranslate();
  const locale = useLocale();
  const { pointsLimit } = useCurrentSite();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  if (isOpen) {
    return (
      <LimitField
        onClose={() => {
          wasOpen.current = true;
          setOpen(false);
        }}
      />
    );
  }
  return (
    <div className={flowStyles.controls}>
      <span>
        {pointsLimit === null
          ? translate('points.limitDefault', { limit: pointsText(CLICK_LIMITS.points, locale) })
          : translate('points.limitNow', { limit: pointsText(pointsLimit, locale) })}
      </span>
      {/* The form replaced this button, so it regains the focus when the form closes. */}
      <Button size="small" ref={(button) => void (wasOpen.current && button?.focus())} onClick={() => setOpen(true)}>
        {translate('points.limitChange')}
      </Button>
    </div>
  );
}

function LimitField({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const getErrorCause = useErrorCause();
  const notify = useNotify();
  const { pointsLimit, changeSettings } = useCurrentSite();
  const [value, setValue] = useState(() => (pointsLimit === null ? '' : String(pointsLimit)));
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const limit = value.trim() === '' ? null : Number(value);
  const isInvalid = limit !== null && !(Number.isSafeInteger(limit) && limit > 0);
  const { isPending, run } = useAsyncAction(async () => {
    if (isInvalid) return;
    setErrorMessage(null);
    try {
      await changeSettings({ pointsLimit: limit });
      const messageKey = limit === null ? 'points.limitReset' : 'points.limitSaved';
      notify(translate(messageKey, { limit: pointsText(limit ?? CLICK_LIMITS.points, locale) }), { type: 'success' });
      onClose();
    } catch (thrown) {
      const error = toAppError(thrown);
      const messageKey = error.uncertain ? 'points.limitUncertain' : 'points.limitFailed';
      setErrorMessage(translate(messageKey, { reason: getErrorCause(error) }));
    }
  });
  return (
    <div className={styles.limit}>
      {errorMessage !== null && <Banner tone="danger">{errorMessage}</Banner>}
      <TextBox
        autoFocus
        inputMode="numeric"
        label={translate('points.limit')}
        help={translate('points.limitHint', { limit: pointsText(CLICK_LIMITS.points, locale) })}
        error={isInvalid ? translate('points.fault.notNumber') : undefined}
        value={value}
        onChange={setValue}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter saves the limit instead of submitting the surrounding form.
          event.preventDefault();
          if (!event.repeat) run();
        }}
      />
      <Button busy={isPending} disabled={isInvalid} onClick={() => run()}>
        {translate('points.limitSave')}
      </Button>
      <Button kind="quiet" disabled={isPending} onClick={onClose}>
        {translate('points.limitLeave')}
      </Button>
    </div>
  );
}
