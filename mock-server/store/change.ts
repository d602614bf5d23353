import type { Row } from '../../resources/entity';
import type { Documents } from '../fixtures/documents';

/** One step of a write; several that belong together are committed as one. Doing one twice does no harm. */
export type Change =
  | { site: string; table: string; put: Row }
  | { site: string; table: string; drop: string }
  | { site: string; documents: Partial<Documents> };
