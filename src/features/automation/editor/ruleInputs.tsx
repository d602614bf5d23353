import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { CountInput, MoneyInput, PercentInput } from '../../../engine/fields/numberInputs';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { type Option, Select } from '../../../ui/inputs/Select';
import boxes from '../../../ui/inputs/TextBox.module.css';
import type { RuleIssue } from '../rule/findIssues';
import type { Rule } from '../rule/rule';

interface RuleSelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** Select that has to be made. An unknown value of the rule is shown as it is. */
export function RuleSelect({ label, value, options, onChange, error }: RuleSelectProps) {
  const translate = useTranslate();
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  const current = value === '' ? translate('automation.choose') : translate('automation.unknown', { type: value });
  return (
    <div>
      <Select
        showLabel
        required
        className={selectStyles.field}
        label={label}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        options={[...(isKnown ? [] : [{ value, label: current, disabled: true }]), ...options]}
        onChange={onChange}
      />
      {error !== undefined && (
        <p id={id} className={boxes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface NumberFieldProps {
  kind?: 'count' | 'money' | 'percent';
  label: string;
  help?: string | undefined;
  error: string | undefined;
  value: Rule['limit'];
  onChange: (value: Rule['limit']) => void;
}

/** Text box for a number of a rule. Text that isn't a number is kept as typed. */
export function NumberField({ kind = 'count', help, onChange, ...rest }: NumberFieldProps) {
  const props = {
    ...rest,
    required: true,
    help,
    getChoiceLabel: (choice: string) => choice,
    onChange: (value: unknown) => onChange(typeof value === 'number' || typeof value === 'string' ? value : null),
  };
  switch (kind) {
    case 'count':
      return <CountInput {...props} field={{ kind }} />;
    case 'money':
      return <MoneyInput {...props} field={{ kind }} />;
    default:
      return <PercentInput {...props} field={{ kind }} />;
  }
}

/** Props of the parts of the editor. */
export interface RulePartProps {
  rule: Rule;
  change: EditSession<Rule>['change'];
  /** The error of an input; undefined if it has none, or is not marked yet. */
  errorOf: (issue: RuleIssue) => string | undefined;
}
