import { useState } from 'react';
import * as z from 'zod/mini';
import type { DraftName } from './draftStore';
import { useDraft } from './useDraft';

interface OpenForm<Form> {
  form: Form;
  change: (form: Form) => void;
  /** True if restored from a draft. */
  isRestored: boolean;
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
  const isEmpty = (form: Form) => JSON.stringify(form) === JSON.stringify(empty);
  const form = parseStoredForm(text, shape) ?? empty;
  const [isRestored, setRestored] = useState(!isEmpty(form));
  const forget = () => setText('');
  return {
    form,
    change: (next) => setText(isEmpty(next) ? '' : JSON.stringify({ form: next })),
    isRestored,
    startOver() {
      setRestored(false);
      forget();
    },
    forget,
  };
}

/** Parses a stored form. Returns null if it is invalid. */
export function parseStoredForm<Form>(text: string, shape: z.ZodMiniType<Form>): Form | null {
  try {
    return shape.parse(z.object({ form: z.unknown() }).parse(JSON.parse(text)).form);
  } catch {
    return null;
  }
}
