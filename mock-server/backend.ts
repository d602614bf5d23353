import type { Entity } from '../resources/entity';
import type { Store } from './store/store';
import type { Tokens } from './tokens';

/** What every route works with. */
export interface Backend {
  entities: readonly Entity[];
  store: Store;
  tokens: Tokens;
  /** The present as an ISO instant. */
  now: () => string;
}
