import '../../../i18n/en/areas/formFields';
import { useTranslate } from 'ra-core';
import type { ConfigField } from '../../../resources/config/configField';
import { type ConfigIssue, findConfigIssue } from '../../../resources/config/configShape';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { useCurrentSite } from '../shop/currentSite';

/** Returns a function for the error message of a field value; undefined if it is valid. Needs the messages of `formFields`. */
export function useConfigIssueText(): (field: ConfigField, value: unknown) => string | undefined {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  return (field, value) => {
    const issue = findConfigIssue(field, value);
    if (!issue) return undefined;
    const { limit = 0 } = issue;
    const limitText = field.kind === 'money' ? formatMoney(limit, currency, locale) : formatPoints(limit, locale);
    const reason = getReason(field, issue, value);
    if (reason === 'notNumber' || reason === 'notWhole') return translate(`ui.fault.${reason}`);
    return translate(`formFields.fault.${reason}`, { limit: limitText });
  };
}

function getReason(field: ConfigField, { reason }: ConfigIssue, value: unknown): string {
  const isTyped = typeof value === 'string' && value.trim() !== '';
  if (field.kind === 'money' || field.kind === 'percent') return isTyped ? 'notNumber' : reason;
  if (reason !== 'missing') return reason;
  if (field.kind === 'product') return 'missingProduct';
  return field.kind === 'appliesTo' ? 'missingSome' : reason;
}

/** Checks if a value is missing rather than invalid. Missing values are only reported in touched fields. */
export function isMissing(field: ConfigField, value: unknown): boolean {
  return findConfigIssue(field, value)?.reason === 'missing' && (typeof value !== 'string' || value.trim() === '');
}
