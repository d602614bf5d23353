import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { Program } from '../../../../resources/programs';
import type { DraftName } from '../../../engine/useDraft';
import { useIntentDraft } from '../../../engine/useIntentDraft';
import { Modal } from '../../../ui/Modal';
import { TextBox } from '../../../ui/TextBox';

interface NameDialogProps {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  /** Under which a name is kept that was typed and not sent. */
  draft: DraftName;
  /** What stands there at first. */
  first: string;
  /** Programmes whose names are told as taken. */
  others: readonly Program[];
  onCancel: () => void;
  /**
   * Does it, and closes the dialog.
   * @param key the same in every try of the same name
   * @returns why it was not done
   */
  onSubmit: (name: string, key: string) => Promise<string | null>;
}

const shape = z.object({ name: z.string() });

/** Asks for the name of a programme; what was typed is kept until it is sent. */
export function NameDialog({ title, text, submitLabel, draft, first, others, onCancel, onSubmit }: NameDialogProps) {
  const translate = useTranslate();
  const { form, change, forget, keyOf } = useIntentDraft(draft, { shape, empty: { name: first } });
  const [failure, setFailure] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const name = form.name.trim();
  const isTaken = others.some((other) => other.name === name);

  const submit = async () => {
    setTried(true);
    setFailure(null);
    if (name === '') return;
    const why = await onSubmit(name, keyOf(name));
    if (why === null) forget();
    else setFailure(why);
  };
  return (
    <Modal title={title} submitLabel={submitLabel} onCancel={onCancel} onSubmit={submit} error={failure}>
      {text !== undefined && <p>{text}</p>}
      <TextBox
        required
        autoFocus
        autoComplete="off"
        label={translate('programs.dialog.name')}
        value={form.name}
        onChange={(typed) => change({ name: typed })}
        help={isTaken ? translate('programs.dialog.taken') : undefined}
        error={wasTried && name === '' ? translate('programs.dialog.missing') : undefined}
      />
    </Modal>
  );
}
