import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useShop } from '../../../engine/shop';
import { percent } from '../../../lib/percent';
import { Button } from '../../../ui/Button';
import { TextBox } from '../../../ui/TextBox';
import styles from './Findings.module.css';
import { usualLimits } from './lintProgram';
import { limitBounds, useLintLimits } from './useLintLimits';

/** From where on the merchant is warned, and the way to change it. */
export function LimitsForm() {
  const translate = useTranslate();
  const { locale } = useShop();
  const [limits, setLimits] = useLintLimits();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.limits}>
      {isOpen ? (
        <>
          <LimitField
            label={translate('lint.limits.orders')}
            bounds={limitBounds.orders}
            value={limits.orders}
            onChange={(orders) => setLimits({ ...limits, orders: orders ?? usualLimits.orders })}
          />
          <LimitField
            label={translate('lint.limits.payout')}
            bounds={limitBounds.payout}
            value={Math.round(limits.payout * 100)}
            onChange={(share) => setLimits({ ...limits, payout: share === null ? usualLimits.payout : share / 100 })}
          />
        </>
      ) : (
        <p className={styles.why}>
          {translate('lint.limits.text', { smart_count: limits.orders, payout: percent(limits.payout * 100, locale) })}
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
  bounds: { least: number; most: number };
  value: number;
  /** Null where it was emptied: the usual limit holds again. */
  onChange: (value: number | null) => void;
}

function LimitField({ label, bounds: { least, most }, value, onChange }: LimitFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isGood = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const isFaulty = typed !== null && typed.trim() !== '' && !isGood(typed.trim());
  return (
    <TextBox
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      help={translate('lint.limits.help')}
      error={isFaulty ? translate('lint.limits.fault', { least, most }) : undefined}
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === '') onChange(null);
        else if (isGood(text.trim())) onChange(Number(text.trim()));
      }}
      onBlur={() => !isFaulty && setTyped(null)}
    />
  );
}
