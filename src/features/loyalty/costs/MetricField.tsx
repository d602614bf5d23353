import '../../../../i18n/en/areas/fieldErrors';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { parseAmount } from '../../../lib/format/amount';
import { Button } from '../../../ui/buttons/Button';
import { TextBox } from '../../../ui/inputs/TextBox';
import styles from './Costs.module.css';
import { getMaxValue, getMinValue, type MetricName, metricKinds } from './metrics';
import type { Costs } from './useCosts';
import { useMetricText } from './useMetricText';

interface MetricFieldProps {
  name: MetricName;
  costs: Costs;
  /** Marks the field if it has no value. */
  isRequired?: boolean;
}

/** Field of one metric: the store's value and its source, which the user can override. */
export function MetricField({ name, costs, isRequired = false }: MetricFieldProps) {
  const translate = useTranslate();
  const site = useCurrentSite();
  const text = useMetricText();
  /** Draft text while editing; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);
  const kind = metricKinds[name];
  const override = costs.overrides[name];
  const storeValue = costs.storeValues[name];
  const typedResult = typed === null ? null : parseMetric(name, typed, site);
  const issue = typedResult !== null && 'issue' in typedResult ? typedResult.issue : null;

  const value = costs.values[name];
  // A share that isn't typed has as many decimals as in the sentences.
  const shown =
    kind === 'share' && override === undefined && value !== undefined ? Math.round(value * 1000) / 1000 : value;
  const missing = isRequired && value === undefined ? translate('costs.assumed.unknown') : undefined;

  const change = (next: string) => {
    setTyped(next);
    const parsed = parseMetric(name, next, site);
    if ('value' in parsed) costs.setOverride(name, parsed.value);
  };
  const help = () => {
    if (override === undefined) {
      if (storeValue) return translate(`costs.source.${storeValue.source}`);
      return translate(costs.typicalValues[name] === undefined ? 'costs.assumed.unknown' : 'costs.assumed.typical');
    }
    return storeValue
      ? translate('costs.assumed.own', { value: text.value(kind, storeValue.value) })
      : translate('costs.assumed.ownOnly');
  };
  const formatLimit = (limit: number) => formatMetric(name, limit, site);
  return (
    <div data-figure={name} className={styles.field}>
      <TextBox
        label={text.name(name)}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatMetric(name, shown, site)}
        help={costs.isPending && override === undefined ? translate('costs.reading') : help()}
        error={
          issue === null
            ? missing
            : translate(issue === 'notNumber' ? 'fieldErrors.notNumber' : `costs.fault.${issue}`, {
                least: formatLimit(getMinValue(name)),
                most: formatLimit(getMaxValue(name)),
              })
        }
        onChange={change}
        // Invalid text stays with its error; valid text is reformatted.
        onBlur={() => issue === null && setTyped(null)}
      />
      {override !== undefined && storeValue && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            setTyped(null);
            costs.setOverride(name, null);
          }}
        >
          {translate('costs.assumed.take')}
        </Button>
      )}
    </div>
  );
}

/** Validation error of a metric field. Its messages are `costs.fault.<issue>`. */
type MetricIssue = 'notNumber' | 'decimals' | 'tooSmall' | 'tooLarge';

interface NumberFormatOptions {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

/** Parses the text of a metric field. An empty field is null; shares are typed as percentages. */
export function parseMetric(
  name: MetricName,
  text: string,
  { currency, locale }: NumberFormatOptions,
): { value: number | null } | { issue: MetricIssue } {
  const kind = metricKinds[name];
  const parsed = parseAmount(text, { digits: kind === 'money' ? currencyFractionDigits(currency) : 2, locale });
  if ('issue' in parsed) {
    return parsed.issue === 'missing' ? { value: null } : { issue: parsed.issue };
  }
  const value = kind === 'share' ? parsed.amount / 100 : parsed.amount;
  if (value < getMinValue(name)) return { issue: 'tooSmall' };
  return value > getMaxValue(name) ? { issue: 'tooLarge' } : { value };
}

/** Formats a metric for its field. */
export function formatMetric(
  name: MetricName,
  value: number | undefined,
  { currency }: Pick<NumberFormatOptions, 'currency'>,
) {
  if (value === undefined) return '';
  const kind = metricKinds[name];
  const digits = kind === 'money' ? currencyFractionDigits(currency) : 2;
  return String(Number((kind === 'share' ? value * 100 : value).toFixed(digits)));
}
