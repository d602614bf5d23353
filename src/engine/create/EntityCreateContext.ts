import type { CreateControllerResult } from 'ra-core';
import { createContext, use } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { FormDraft } from './useFormDraft';

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
