import { useTranslate } from 'ra-core';
import { type ReactNode, type Ref, type SubmitEventHandler, useId, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextBox } from '../../ui/inputs/TextBox';
import flowStyles from '../../ui/layout/flow.module.css';

interface EntryFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  submitLabel: string;
  /** Beside the submit button, which fills the row without it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Form of a page without a session: fields in a column, and the submit button at the end. */
export function EntryForm({ onSubmit, isPending, submitLabel, actions, children }: EntryFormProps) {
  const submitButton = (
    <Button type="submit" kind="primary" busy={isPending}>
      {submitLabel}
    </Button>
  );
  return (
    <form noValidate onSubmit={onSubmit} className={flowStyles.rows3} aria-busy={isPending || undefined}>
      {children}
      {actions === undefined ? (
        submitButton
      ) : (
        <div className={flowStyles.controls}>
          {submitButton}
          {actions}
        </div>
      )}
    </form>
  );
}

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
