import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { Program } from '../../../../resources/programs';
import type { DraftName } from '../../../engine/drafts/draftStore';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Modal } from '../../../ui/overlays/Modal';

interface NameDialogProps {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  /** Draft name of unsubmitted input. */
  draft: DraftName;
  /** Initial value. */
  initialName: string;
  /** Programs whose names are reported as taken. */
  otherPrograms: readonly Program[];
  onCancel: () => void;
  /**
   * Submits the name and closes the dialog on success.
   * @returns an error message, or null on success
   */
  onSubmit: (name: string) => Promise<string | null>;
}

const shape = z.object({ name: z.string() });

/** Dialog for the name of a program. Input is stored as a draft until it is submitted. */
export function NameDialog({
  title,
  text,
  submitLabel,
  draft,
  initialName,
  otherPrograms,
  onCancel,
  onSubmit,
}: NameDialogProps) {
  const translate = useTranslate();
  const { form, change, forget } = useStoredForm(draft, { shape, empty: { name: initialName } });
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const name = form.name.trim();
  const isTaken = otherPrograms.some((other) => other.name === name);

  const submit = async () => {
    setSubmitted(true);
    setErrorMessage(null);
    if (name === '') return;
    const failure = await onSubmit(name);
    if (failure !== null) return setErrorMessage(failure);
    forget();
  };
  return (
    <Modal title={title} submitLabel={submitLabel} onCancel={onCancel} onSubmit={submit} error={errorMessage}>
      {text !== undefined && <p>{text}</p>}
      <TextBox
        required
        autoFocus
        autoComplete="off"
        label={translate('programs.dialog.name')}
        value={form.name}
        onChange={(typed) => change({ name: typed })}
        help={isTaken ? translate('programs.dialog.taken') : undefined}
        error={wasSubmitted && name === '' ? translate('programs.dialog.missing') : undefined}
      />
    </Modal>
  );
}
