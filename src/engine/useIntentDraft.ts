import { useState } from 'react';
import * as z from 'zod/mini';
import { type DraftName, useDraft } from './useDraft';

interface IntentDraft<Form> {
  form: Form;
  change: (form: Form) => void;
  /** It was begun before the dialog was opened. */
  isKept: boolean;
  startOver: () => void;
  /** It was given: nothing is kept of it. */
  forget: () => void;
  /**
   * The Idempotency-Key of what is given: the same in every try of the same, also after a reload, so that it is never
   * given twice; another for something else.
   */
  keyOf: (intent: unknown) => string;
}

/** A form as it is kept: how it is read, and what it begins with. */
export interface KeptForm<Form> {
  shape: z.ZodMiniType<Form>;
  empty: Form;
}

/** What is typed in a dialog that gives something, kept in this tab until it is given. */
export function useIntentDraft<Form>(name: DraftName, { shape, empty }: KeptForm<Form>): IntentDraft<Form> {
  const [text, setText] = useDraft(name);
  const [isKept, setKept] = useState(() => {
    const form = readKept(text, shape)?.form;
    return form !== undefined && JSON.stringify(form) !== JSON.stringify(empty);
  });
  const kept = readKept(text, shape) ?? { form: empty, keys: {} };
  const keep = (next: Kept<Form>) => setText(JSON.stringify(next));
  return {
    form: kept.form,
    change: (form) => keep({ ...kept, form }),
    isKept,
    startOver() {
      setKept(false);
      keep({ form: empty, keys: kept.keys });
    },
    forget: () => setText(''),
    keyOf(intent) {
      const words = JSON.stringify(intent);
      const key = kept.keys[words] ?? crypto.randomUUID();
      keep({ ...kept, keys: { ...kept.keys, [words]: key } });
      return key;
    },
  };
}

/** A form that was not sent, or whose answer was lost: with the Idempotency-Keys of what was tried. */
interface Kept<Form> {
  form: Form;
  keys: Record<string, string>;
}

/** What was kept as a text; null for anything else. */
export function readKept<Form>(text: string, shape: z.ZodMiniType<Form>): Kept<Form> | null {
  try {
    const { form, keys } = z
      .object({ form: z.unknown(), keys: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text));
    return { form: shape.parse(form), keys };
  } catch {
    return null;
  }
}
