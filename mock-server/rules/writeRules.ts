import type { ZodMiniType } from 'zod/mini';
import type { Row } from '../../resources/entity';
import type { Change } from '../store/change';
import type { Site } from '../store/site';

/** Write behavior of an entity beyond setting fields. */
export interface WriteRules {
  /** Schema of a PATCH; the entity's by default. All fields are optional. */
  change?: ZodMiniType<object>;
  /**
   * Applies a PATCH.
   * @param now ISO instant
   * @throws HttpError 409 if the row's state does not allow it, 422 for an invalid value
   */
  applyPatch?(row: Row, change: Readonly<Record<string, unknown>>, site: Site, now: string): Row;
  /** Schema of a POST. Without it or a draft of the entity, POST is not supported. */
  draft?: ZodMiniType<object>;
  /** Creates the row of a POST. @throws HttpError 422 */
  createRow?(id: string, draft: Readonly<Record<string, unknown>>, site: Site, now: string): Row;
  /** @throws HttpError 409 if the row cannot be deleted */
  checkRemoval?(row: Row): void;
  /** Changes of other records. `before` is null for a new row, `after` for a deleted one. */
  sideEffects?(before: Row | null, after: Row | null, site: Site): Change[];
}
