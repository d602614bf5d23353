import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPercent } from '../../../lib/format/formatPercent';
import { Button } from '../../../ui/buttons/Button';
import { TextBox } from '../../../ui/inputs/TextBox';
import styles from './LintFindings.module.css';
import { DEFAULT_LIMITS } from './lintProgram';
import { LIMIT_BOUNDS, useLintLimits } from './useLintLimits';

/** Shows the lint limits and lets the user change them. */
export function LimitsForm() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [limits, setLimits] = useLintLimits();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.limits}>
      {isOpen ? (
        <>
          <LimitField
            label={translate('lint.limits.orders')}
            bounds={LIMIT_BOUNDS.orders}
            value={limits.orders}
            onChange={(orders) => setLimits({ ...limits, orders: orders ?? DEFAULT_LIMITS.orders })}
          />
          <LimitField
            label={translate('lint.limits.payout')}
            bounds={LIMIT_BOUNDS.payout}
            value={Math.round(limits.payout * 100)}
            onChange={(share) => setLimits({ ...limits, payout: share === null ? DEFAULT_LIMITS.payout : share / 100 })}
          />
        </>
      ) : (
        <p className={styles.why}>
          {translate('lint.limits.text', {
            smart_count: limits.orders,
            payout: formatPercent(limits.payout * 100, locale),
          })}
        </p>
      )}
      <div>
        <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'lint.limits.done' : 'lint.limits.change')}
        </Button>
      </div>
    </div>
  );
}

interface LimitFieldProps {
  label: string;
  bounds: { min: number; max: number };
  value: number;
  /** Null if the field was cleared, which restores the default. */
  onChange: (value: number | null) => void;
}

function LimitField({ label, bounds: { min, max }, value, onChange }: LimitFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isInvalid = typed !== null && typed.trim() !== '' && !isValid(typed.trim());
  return (
    <TextBox
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      help={translate('lint.limits.help')}
      error={isInvalid ? translate('lint.limits.fault', { least: min, most: max }) : undefined}
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === '') onChange(null);
        else if (isValid(text.trim())) onChange(Number(text.trim()));
      }}
      onBlur={() => !isInvalid && setTyped(null)}
    />
  );
}
