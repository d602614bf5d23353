import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Modal } from '../../../ui/overlays/Modal';

/** Longest name of a form, in characters. */
export const MAX_FORM_NAME_LENGTH = 80;

interface FormNameDialogProps {
  title: string;
  submitLabel: string;
  initialName: string;
  /** Further fields. */
  children?: ReactNode;
  onCancel: () => void;
  /** Resolves with an error message, or with null on success. */
  onSubmit: (name: string) => Promise<string | null>;
}

/** Dialog for the name of a new form. */
export function FormNameDialog(props: FormNameDialogProps) {
  const { title, submitLabel, initialName, children, onCancel, onSubmit } = props;
  const translate = useTranslate();
  const [name, setName] = useState(initialName);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const submit = async () => {
    setSubmitted(true);
    setErrorMessage(null);
    if (name.trim() !== '') setErrorMessage(await onSubmit(name.trim()));
  };
  return (
    <Modal title={title} submitLabel={submitLabel} onCancel={onCancel} onSubmit={submit} error={errorMessage}>
      <TextBox
        required
        autoFocus
        autoComplete="off"
        maxLength={MAX_FORM_NAME_LENGTH}
        label={translate('forms.name.label')}
        help={translate('forms.name.help')}
        value={name}
        onChange={setName}
        error={wasSubmitted && name.trim() === '' ? translate('forms.issues.missing') : undefined}
      />
      {children}
    </Modal>
  );
}
