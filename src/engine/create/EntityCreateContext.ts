import type { CreateControllerResult } from 'ra-core';
import { createContext, use, useMemo, useState } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useDraftStorage } from '../drafts/useDraft';
import { type FormValues, isEmpty, parseFormValue } from './formValue';

/** React-admin's create controller with the state that it has no concept for. */
export interface EntityCreateController extends CreateControllerResult {
  entity: Entity;
  draft: FormDraft;
  /** Error of the last request; null after a new request or `clearError`. */
  submitError: AppError | null;
  clearError: () => void;
  /** Checks if the record was created. From then on, leaving the page loses nothing. */
  isCreated: () => boolean;
}

export const EntityCreateContext = createContext<EntityCreateController | null>(null);

/**
 * Returns the controller of the surrounding `EntityCreateBase`.
 * @throws Error outside of it
 */
export function useEntityCreateContext(): EntityCreateController {
  const controller = use(EntityCreateContext);
  if (!controller) throw new Error('useEntityCreateContext must be used in an EntityCreateBase');
  return controller;
}

interface FormDraft {
  /** Values restored when the page was opened; null if there were none. */
  restored: FormValues | null;
  persist: (values: FormValues) => void;
  discard: () => void;
}

/** Stores the values of a create form in this tab until they are sent or discarded. */
export function useFormDraft(entity: Entity): FormDraft {
  const [read, store] = useDraftStorage(`create:${entity.name}`);
  const [restored] = useState(() => parseFormDraft(entity, read()));
  return useMemo(
    () => ({ restored, persist: (values) => store(JSON.stringify(values)), discard: () => store('') }),
    [restored, store],
  );
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
