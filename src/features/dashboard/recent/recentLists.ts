import { entities } from '../../../../resources';
import type { Column, Entity } from '../../../../resources/entity';
import { faq } from '../../../../resources/faq';
import { reviews } from '../../../../resources/reviews';
import { rewards } from '../../../../resources/rewards';
import { isHideable } from '../../../defineConsole';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';

/** Configuration of a list of recent records. */
export interface RecentListConfig {
  entity: Entity;
  /** Returns the fields to show, one per line. The first one with a value is the link. */
  lines: (record: ConsoleRecord) => Column['paths'];
}

const lines: Readonly<Record<string, RecentListConfig['lines']>> = {
  [rewards.name]: () => ['amount', 'discountConfig', 'task_type', 'customer'],
  // Untitled reviews show their description instead.
  [reviews.name]: (record) => [
    isEmptyValue(getFieldValue(record, 'title')) ? 'description' : 'title',
    'rating',
    'customer',
    'product',
  ],
  [faq.name]: () => ['question', 'customer', 'product'],
};

/** By the name of the entity. */
export const recentLists: Readonly<Record<string, RecentListConfig>> = Object.fromEntries(
  entities.flatMap((entity) => {
    const linesOf = lines[entity.name];
    return linesOf && !isHideable(`/${entity.name}`) ? [[entity.name, { entity, lines: linesOf }]] : [];
  }),
);
