import type { RecentItem } from '../../engine/records/recentItems';
import type { WordMatch } from '../../lib/rankByWords';
import type { IconName } from '../../ui/icons/Icon';

/** What the list of results shows of every item. */
interface VisibleItem extends WordMatch {
  icon?: IconName;
  /** More of a record, beside its label. */
  detail?: string;
  /** True if it is shown before anything is typed. */
  isCommon?: boolean;
}

/** An action that opens no page. */
interface RunnableItem extends VisibleItem {
  /** Identifies the action. */
  name: string;
  run: () => void;
}

/** A result that is opened by its URL. */
export type LinkItem = RecentItem & VisibleItem;

/** A result of quick find. */
export type FindItem = LinkItem | RunnableItem;
