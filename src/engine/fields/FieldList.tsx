import '../../../i18n/en/areas/fieldErrors';
import type { ConfigField, ConfigFields } from '../../../resources/config/configField';
import { type ConfigIssue, findConfigIssue, getDefault } from '../../../resources/config/configShape';
import gridStyles from '../../ui/form/fieldGrid.module.css';
import { useTouchedFields } from '../../ui/inputs/useTouchedFields';
import { FieldInput } from './FieldInput';
import styles from './fields.module.css';
import type { GetChoiceLabel } from './inputProps';
import '../../../i18n/en/areas/formFields';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { useCurrentSite } from '../shop/currentSite';

/** Label, help text, and choice labels of a field. */
export interface FieldText {
  label: string;
  help: string | undefined;
  getChoiceLabel: GetChoiceLabel;
}

interface FieldListProps {
  /** Fields by value path. */
  fields: ConfigFields;
  getFieldText: (path: string) => FieldText;
  valueAt: (path: string) => unknown;
  onChange: (path: string, value: unknown) => void;
  /** Shows missing values also in fields that have not been touched. */
  isChecked: boolean;
}

/** Fields of a declarative form in their order, one input each. Needs the messages of `formFields`. */
export function FieldList({ fields, getFieldText, valueAt, onChange, isChecked }: FieldListProps) {
  const issueText = useConfigIssueText();
  const touched = useTouchedFields();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not interactive; it only observes fields losing focus.
    <div className={styles.fields} onBlur={touched.onBlur}>
      {Object.entries(fields).map(([path, field]) => {
        const stored = valueAt(path);
        // Undefined was never set and is the default; null was cleared.
        const value = stored === undefined ? getDefault(field) : stored;
        const isErrorVisible = isChecked || touched.has(path) || !isMissing(field, value);
        return (
          <div key={path} data-field={path} className={isWide(field) ? gridStyles.fullWidth : undefined}>
            <FieldInput
              {...getFieldText(path)}
              field={field}
              required={!('optional' in field && field.optional) && field.kind !== 'boolean'}
              value={value}
              onChange={(next) => onChange(path, next)}
              error={isErrorVisible ? issueText(field, value) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

const wide: readonly ConfigField['kind'][] = ['text', 'longText', 'appliesTo', 'url', 'product', 'boolean', 'choice'];
const isWide = (field: ConfigField) => wide.includes(field.kind);

/** Returns a function for the error message of a field value; undefined if it is valid. Needs the messages of `formFields`. */
function useConfigIssueText(): (field: ConfigField, value: unknown) => string | undefined {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  return (field, value) => {
    const issue = findConfigIssue(field, value);
    if (!issue) return undefined;
    const { limit = 0 } = issue;
    const limitText = field.kind === 'money' ? formatMoney(limit, currency, locale) : formatPoints(limit, locale);
    const reason = getReason(field, issue, value);
    if (reason === 'notNumber' || reason === 'notWhole') return translate(`fieldErrors.${reason}`);
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
function isMissing(field: ConfigField, value: unknown): boolean {
  return findConfigIssue(field, value)?.reason === 'missing' && (typeof value !== 'string' || value.trim() === '');
}
