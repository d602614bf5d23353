import type { ZodMiniType } from 'zod/mini';
import type { Row } from '../../resources/entity';
import type { Change } from '../store/change';
import type { Site } from '../store/site';

/** What a write of one entity means at the provider, beyond setting fields. Everything may be left out. */
export interface WriteRules {
  /** What a PATCH may hold; else what the entity says. Every field may be missing. */
  change?: ZodMiniType<object>;
  /**
   * The row after a PATCH.
   * @param now ISO instant
   * @throws Problem 409 when the row is not in a state for it, 422 when a value does not fit
   */
  changed?(row: Row, change: Readonly<Record<string, unknown>>, site: Site, now: string): Row;
  /** What a POST must hold; without it, and without a draft of the entity, there is no POST. */
  draft?: ZodMiniType<object>;
  /** The row that a POST makes. @throws Problem 422 */
  created?(id: string, draft: Readonly<Record<string, unknown>>, site: Site, now: string): Row;
  /** @throws Problem 409 when the row may not be deleted as it stands */
  checkRemoval?(row: Row): void;
  /** What changes elsewhere with it; `before` is null for a new row, `after` for a deleted one. */
  alongside?(before: Row | null, after: Row | null, site: Site): Change[];
}
