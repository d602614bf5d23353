import type { Entity } from '../resources/entity';
import type { Accounts } from './accounts';
import type { Store } from './store/store';
import type { Tokens } from './tokens';

/** Dependencies of the routes. */
export interface Backend {
  entities: readonly Entity[];
  store: Store;
  tokens: Tokens;
  accounts: Accounts;
  /** Current time as an ISO instant. */
  now: () => string;
}
