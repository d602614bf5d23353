import { useTranslate } from 'ra-core';
import { type Ref, useId, useState } from 'react';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextBox } from '../../ui/inputs/TextBox';

interface SecretFieldProps {
  inputRef?: Ref<HTMLInputElement>;
  label: string;
  /** Label of the checkbox that shows the text. */
  showLabel: string;
  name: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  help?: string | undefined;
  error?: string | undefined;
}

/** Masked input for a password or access token, with a checkbox that shows its text. */
export function SecretField({ inputRef, showLabel, onChange, help, ...rest }: SecretFieldProps) {
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const id = useId();
  return (
    <>
      <TextBox
        {...rest}
        ref={inputRef}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={onChange}
        onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
        help={hasCapsLock ? translate('auth.capsLock') : help}
      />
      <Checkbox
        id={id}
        label={showLabel}
        showLabel
        checked={isVisible}
        onChange={(event) => setVisible(event.target.checked)}
      />
    </>
  );
}
