import { useLocale, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { points as pointsText } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TextBox } from '../../../ui/TextBox';
import { useToast } from '../../../ui/toastContext';
import { useOnce } from '../../../ui/useOnce';
import styles from './points.module.css';

/** The limit of the shop, changed where it is met. */
export function ShopLimit() {
  const translate = useTranslate();
  const locale = useLocale();
  const { pointsLimit } = useShop();
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
    <div className={styles.limitNow}>
      <span>
        {pointsLimit === null
          ? translate('points.limitNone')
          : translate('points.limitNow', { limit: pointsText(pointsLimit, locale) })}
      </span>
      {/* The button that was pressed is gone: the focus goes to the one that leads back to it. */}
      <Button size="small" ref={(button) => void (wasOpen.current && button?.focus())} onClick={() => setOpen(true)}>
        {translate('points.limitChange')}
      </Button>
    </div>
  );
}

function LimitField({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const { pointsLimit, changePointsLimit } = useShop();
  const [typed, setTyped] = useState(() => (pointsLimit === null ? '' : String(pointsLimit)));
  const [failure, setFailure] = useState<string | null>(null);
  const limit = typed.trim() === '' ? null : Number(typed);
  const isWrong = limit !== null && !(Number.isSafeInteger(limit) && limit > 0);
  const { isPending, run } = useOnce(async () => {
    if (isWrong) return;
    setFailure(null);
    try {
      await changePointsLimit(limit);
      const said = limit === null ? 'points.limitGone' : 'points.limitSaved';
      toast({ tone: 'done', text: translate(said, { limit: pointsText(limit ?? 0, locale) }) });
      onClose();
    } catch (thrown) {
      const error = toAppError(thrown);
      const said = error.uncertain ? 'points.limitUncertain' : 'points.limitFailed';
      setFailure(translate(said, { reason: errorText(error) }));
    }
  });
  return (
    <div className={styles.limit}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <TextBox
        autoFocus
        inputMode="numeric"
        label={translate('points.limit')}
        help={translate('points.limitHelp')}
        error={isWrong ? translate('points.fault.notNumber') : undefined}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is the limit that is meant, not the points of the form around it.
          event.preventDefault();
          if (!event.repeat) run();
        }}
      />
      <Button busy={isPending} disabled={isWrong} onClick={() => run()}>
        {translate('points.limitSave')}
      </Button>
      <Button kind="quiet" disabled={isPending} onClick={onClose}>
        {translate('points.limitLeave')}
      </Button>
    </div>
  );
}
