import type { Row } from '../../resources/entity';
import type { Documents } from '../fixtures/documents';

/** One step of a commit. Steps are idempotent. */
export type Change =
  | { site: string; table: string; put: Row }
  | { site: string; table: string; drop: string }
  | { site: string; documents: Partial<Documents> };
