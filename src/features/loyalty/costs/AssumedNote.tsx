import { useTranslate } from 'ra-core';
import estimateStyles from '../estimate.module.css';
import type { Costs } from './useCosts';
import { useMetricText } from './useMetricText';

/** Names the typical values that the estimate is based on, until the merchant enters their own. */
export function AssumedNote({ costs: { used, typicalValues } }: { costs: Costs }) {
  const translate = useTranslate();
  const text = useMetricText();
  const assumed = used.filter((name) => typicalValues[name] !== undefined);
  return assumed.length > 0 ? (
    <p className={estimateStyles.quiet}>
      {translate('costs.assumed.note', { smart_count: assumed.length, figures: text.names(assumed) })}
    </p>
  ) : null;
}
