import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Entity } from '../../../resources/entity';
import { useAttemptStore } from '../drafts/useAttemptStore';
import { useDraftStorage } from '../drafts/useDraft';
import { type FormValues, isEmpty, parseFormValue, toEnteredValues } from './formValue';

export interface FormDraft {
  /** Values restored when the page was opened; null if there were none. */
  restored: FormValues | null;
  persist: (values: FormValues) => void;
  discard: () => void;
  /**
   * Returns what to send for these values. The same entered values are the same attempt with the same
   * Idempotency-Key, even after a reload or later in the day.
   */
  startAttempt: (values: FormValues) => Attempt;
  /** Forgets an attempt that was successful, and the draft. */
  endAttempt: (attempt: Attempt) => void;
}

interface Attempt {
  key: string;
  /** The values to post, as in the first attempt. */
  values: FormValues;
}

const attemptsShape = z.record(z.string(), z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) }));

/** Stores the values of a create form in this tab until they are sent or discarded. */
export function useFormDraft(entity: Entity): FormDraft {
  const [read, store] = useDraftStorage(`create:${entity.name}`);
  const [readAttempts, storeAttempts] = useDraftStorage(`create:${entity.name}.key`);
  const openAttempts = useAttemptStore();
  const [restored] = useState(() => parseFormDraft(entity, read()));
  return useMemo(() => {
    const write = (attempts: Readonly<Record<string, Attempt>>) =>
      storeAttempts(Object.keys(attempts).length > 0 ? JSON.stringify(attempts) : '');
    /** Attempts whose outcome isn't certain, by the entered values. */
    const keepOpen = (isKept: (attempt: Attempt) => boolean) =>
      write(
        Object.fromEntries(
          Object.entries(parseAttempts(readAttempts())).filter(
            ([, attempt]) => isKept(attempt) && openAttempts.get(attempt.key) !== undefined,
          ),
        ),
      );
    return {
      restored,
      persist: (values) => store(JSON.stringify(values)),
      discard() {
        store('');
        keepOpen(() => true);
      },
      startAttempt(values) {
        const entered = JSON.stringify(toEnteredValues(entity, values));
        const known = parseAttempts(readAttempts());
        const attempt = known[entered] ?? { key: crypto.randomUUID(), values };
        write({ ...known, [entered]: attempt });
        return attempt;
      },
      endAttempt({ key }) {
        store('');
        keepOpen((attempt) => attempt.key !== key);
      },
    };
  }, [entity, restored, store, readAttempts, storeAttempts, openAttempts]);
}

function parseAttempts(text: string): Readonly<Record<string, Attempt>> {
  return attemptsShape.safeParse(parseObject(text)).data ?? {};
}

/** Parses a stored draft. Unknown fields and invalid values are dropped. Returns null if nothing remains. */
function parseFormDraft(entity: Entity, text: string): FormValues | null {
  const stored = parseObject(text);
  const values = Object.entries(entity.create?.fields ?? {})
    .filter(([name]) => Object.hasOwn(stored, name))
    .map(([name, field]) => [name, parseFormValue(field, stored[name])] as const)
    .filter(([, value]) => !isEmpty(value));
  return values.length > 0 ? Object.fromEntries(values) : null;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
