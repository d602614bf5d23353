import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { CLICK_LIMITS } from '../../../engine/shop/useClickLimits';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import { TextBox } from '../../../ui/inputs/TextBox';
import flowStyles from '../../../ui/layout/flow.module.css';
import styles from './points.module.css';

/** The store's points limit with inline editing. */
export function StorePointsLimit() {
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
  const getErrorReason = useErrorReason();
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
      setErrorMessage(translate(messageKey, { reason: getErrorReason(error) }));
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
