import '../../../i18n/en/areas/hiding';
import { useLocale, useTranslate } from 'ra-core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { isPrimaryKey } from '../../lib/primaryKey';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { TextBox } from '../../ui/inputs/TextBox';
import flowStyles from '../../ui/layout/flow.module.css';
import textStyles from '../../ui/text/text.module.css';
import { type GivenReason, hidingReasons } from '../history/hiddenLog';
import { type HiddenShares, isNearlyBiased } from '../records/hiddenShare';
import styles from './HidingReason.module.css';

/** Maximum length of a reason that is typed, in characters. */
const MAX_DETAILS = 200;

interface HidingReasonProps {
  /** The question, which labels the group. */
  label: string;
  /** The reason that was given before. */
  given?: GivenReason | null;
  /** Stores a reason. */
  onChoose: (given: GivenReason) => unknown;
  /** Shows the digits that choose a reason. */
  hasKeys?: boolean | undefined;
  /** Counts the hidden records of the store, for the warning. @throws AppError */
  readShares?: (() => Promise<HiddenShares | null>) | undefined;
}

/**
 * Presses the button of a reason that is asked with keys.
 * @param digit from 1
 * @returns false if none has this digit now
 */
export function pressReason(digit: number): boolean {
  const latest = [...document.querySelectorAll('[data-reason-keys]')].at(-1);
  const button = latest?.querySelectorAll('button')[digit - 1];
  button?.click();
  return button !== undefined;
}

/** Asks why a record is hidden: one click, and a text for other reasons. Needs no store around it. */
export function HidingReason({ label, given = null, onChoose, hasKeys = false, readShares }: HidingReasonProps) {
  const translate = useTranslate();
  const [isTyping, setTyping] = useState(false);
  const [details, setDetails] = useState(given?.details ?? '');
  const choose = (reason: GivenReason['reason']) =>
    reason === 'other' ? setTyping(true) : onChoose({ reason, details: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (details.trim() === '') return;
    onChoose({ reason: 'other', details: details.trim() });
    setTyping(false);
  };
  return (
    <fieldset aria-label={label} className={flowStyles.rows2}>
      <span className={styles.label}>{label}</span>
      <span data-reason-keys={hasKeys || undefined} className={flowStyles.buttons}>
        {hidingReasons.map((reason, index) => (
          <Button
            key={reason}
            size="small"
            shortcut={hasKeys ? String(index + 1) : undefined}
            aria-pressed={given?.reason === reason}
            onClick={() => choose(reason)}
          >
            {translate(`hiding.reasons.${reason}`)}
          </Button>
        ))}
      </span>
      {isTyping && (
        <form
          onSubmit={submit}
          onKeyDown={(event) => {
            if (isPrimaryKey(event)) event.currentTarget.requestSubmit();
          }}
          className={styles.form}
        >
          <TextBox
            // The merchant has just chosen to type it.
            autoFocus
            label={translate('hiding.details')}
            maxLength={MAX_DETAILS}
            value={details}
            onChange={setDetails}
          />
          <Button type="submit" kind="primary" size="small" disabled={details.trim() === ''}>
            {translate('hiding.save')}
          </Button>
        </form>
      )}
      <span className={textStyles.second}>{translate('hiding.here')}</span>
      {readShares && <FairnessWarning read={readShares} />}
    </fieldset>
  );
}

/** Warns when negative records are hidden much more often than positive ones, or soon will be. */
function FairnessWarning({ read }: { read: () => Promise<HiddenShares | null> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [shares, setShares] = useState<HiddenShares | null>(null);
  const load = useEffectEvent(() =>
    // Only a warning: without the numbers there is none.
    read().catch(() => null),
  );
  useEffect(() => {
    void load().then(setShares);
  }, []);
  if (!shares || !isNearlyBiased(shares)) return null;
  const toText = ({ hidden, total, share }: HiddenShares['negative']) => ({
    share: formatShare(share, locale),
    hidden: formatPoints(hidden, locale),
    total: formatPoints(total, locale),
  });
  const [negative, positive] = [toText(shares.negative), toText(shares.positive)];
  return (
    <Banner tone="waiting">
      {translate('hiding.warning', {
        negative: translate('hiding.share', negative),
        positive: translate('hiding.share', positive),
      })}
    </Banner>
  );
}

interface HiddenNoticeProps extends Pick<HidingReasonProps, 'onChoose' | 'hasKeys' | 'readShares'> {
  /** What has been done. */
  text: string;
}

/** A notification that records were hidden, with the question why. */
export function HiddenNotice({ text, onChoose, hasKeys, readShares }: HiddenNoticeProps) {
  const translate = useTranslate();
  const [given, setGiven] = useState<GivenReason | null>(null);
  const choose = (chosen: GivenReason) => {
    setGiven(chosen);
    onChoose(chosen);
  };
  return (
    <div className={styles.toast}>
      <span>{text}</span>
      {given ? (
        <span className={textStyles.second}>
          {translate('hiding.given', { reason: translate(`hiding.reasons.${given.reason}`) })}
        </span>
      ) : (
        <HidingReason label={translate('hiding.why')} onChoose={choose} hasKeys={hasKeys} readShares={readShares} />
      )}
    </div>
  );
}
