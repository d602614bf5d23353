import { useTranslate } from 'ra-core';
import { useId } from 'react';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { type Option, Select } from '../../../ui/inputs/Select';
import boxes from '../../../ui/inputs/TextBox.module.css';

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
