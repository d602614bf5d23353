import { useState } from 'react';
import * as z from 'zod/mini';
import type { DraftName } from './draftStore';
import { useDraft, useDraftStorage } from './useDraft';

/** A form that is stored while it is open. */
export interface OpenForm<Form> {
  form: Form;
  change: (form: Form) => void;
  /** True if restored from a draft. */
  isRestored: boolean;
  /** True if the restored form was sent, and its outcome isn't known. */
  wasSent: boolean;
  /** To be called before the form is sent, and after it certainly failed. */
  setSent: (wasSent: boolean) => void;
  startOver: () => void;
  /** Removes the stored form after it was submitted. */
  forget: () => void;
}

/** Schema and initial values of a stored form. */
export interface StoredForm<Form> {
  shape: z.ZodMiniType<Form>;
  empty: Form;
}

/** Form that is stored in this tab until it is submitted. */
export function useStoredForm<Form>(name: DraftName, { shape, empty }: StoredForm<Form>): OpenForm<Form> {
  const [text, setText] = useDraft(name);
  const [read] = useDraftStorage(name);
  const isEmpty = (form: Form) => JSON.stringify(form) === JSON.stringify(empty);
  const form = parseStoredForm(text, shape) ?? empty;
  const store = (next: Form, wasSent: boolean) =>
    setText(isEmpty(next) ? '' : JSON.stringify({ form: next, ...(wasSent && { wasSent }) }));
  const [isRestored, setRestored] = useState(!isEmpty(form));
  const forget = () => setText('');
  return {
    form,
    change: (next) => store(next, false),
    isRestored,
    wasSent: isRestored && parseStored(text)?.wasSent === true,
    // It may have been changed while it was sent.
    setSent: (wasSent) => store(parseStoredForm(read(), shape) ?? empty, wasSent),
    startOver() {
      setRestored(false);
      forget();
    },
    forget,
  };
}

/** Parses a stored form. Returns null if it is invalid. */
export function parseStoredForm<Form>(text: string, shape: z.ZodMiniType<Form>): Form | null {
  const parsed = z.safeParse(shape, parseStored(text)?.form);
  return parsed.success ? parsed.data : null;
}

const storedShape = z.object({ form: z.unknown(), wasSent: z.optional(z.boolean()) });

function parseStored(text: string): z.infer<typeof storedShape> | null {
  try {
    return storedShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
