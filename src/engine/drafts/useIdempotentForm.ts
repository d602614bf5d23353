import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useAttemptStore } from './useAttemptStore';
import { type DraftName, useDraft } from './useDraft';

interface IdempotentForm<Form> {
  form: Form;
  change: (form: Form) => void;
  /** True if restored from a draft. */
  isRestored: boolean;
  startOver: () => void;
  /** Removes the stored form after it was submitted. Keys of other values whose outcome isn't certain are kept. */
  forget: () => void;
  /**
   * Idempotency key of a submission. The same values get the same key in every attempt, even after a reload; other
   * values get another key.
   */
  idempotencyKeyFor: (intent: unknown) => string;
}

/** Schema and initial values of a stored form. */
export interface StoredForm<Form> {
  shape: z.ZodMiniType<Form>;
  empty: Form;
}

/** Form of a dialog that must not be submitted twice. Stored in this tab until it is submitted. */
export function useIdempotentForm<Form>(name: DraftName, { shape, empty }: StoredForm<Form>): IdempotentForm<Form> {
  const [text, setText] = useDraft(name);
  const attempts = useAttemptStore();
  const submittedKey = useRef<string | null>(null);
  const isEmpty = (form: Form) => JSON.stringify(form) === JSON.stringify(empty);
  const [isRestored, setRestored] = useState(() => {
    const form = parseStoredIntent(text, shape)?.form;
    return form !== undefined && !isEmpty(form);
  });
  const stored = parseStoredIntent(text, shape) ?? { form: empty, keys: {} };
  const persist = (next: StoredIntent<Form>) =>
    setText(isEmpty(next.form) && Object.keys(next.keys).length === 0 ? '' : JSON.stringify(next));
  return {
    form: stored.form,
    change: (form) => persist({ ...stored, form }),
    isRestored,
    startOver() {
      setRestored(false);
      persist({ form: empty, keys: stored.keys });
    },
    forget() {
      const isOpen = (key: string) => key !== submittedKey.current && attempts.get(key) !== undefined;
      persist({ form: empty, keys: Object.fromEntries(Object.entries(stored.keys).filter(([, key]) => isOpen(key))) });
    },
    idempotencyKeyFor(intent) {
      const serializedIntent = JSON.stringify(intent);
      const key = stored.keys[serializedIntent] ?? crypto.randomUUID();
      submittedKey.current = key;
      persist({ ...stored, keys: { ...stored.keys, [serializedIntent]: key } });
      return key;
    },
  };
}

/** Form that was not sent or whose response was lost, with the idempotency keys of all tries. */
interface StoredIntent<Form> {
  form: Form;
  keys: Record<string, string>;
}

/** Parses a stored form. Returns null if it is invalid. */
export function parseStoredIntent<Form>(text: string, shape: z.ZodMiniType<Form>): StoredIntent<Form> | null {
  try {
    const { form, keys } = z
      .object({ form: z.unknown(), keys: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text));
    return { form: shape.parse(form), keys };
  } catch {
    return null;
  }
}
