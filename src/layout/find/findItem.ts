import type { WordMatch } from '../../lib/rankByWords';
import type { RecentItem } from './recent';

/** An action that opens no page. */
interface RunnableItem extends WordMatch {
  /** Identifies the action. */
  name: string;
  run: () => void;
}

/** A result of quick find. */
export type FindItem = (RecentItem & WordMatch) | RunnableItem;
