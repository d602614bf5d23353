import { entities } from '../../../../resources';
import type { Column, Entity } from '../../../../resources/entity';
import { faq } from '../../../../resources/faq';
import { reviews } from '../../../../resources/reviews';
import { rewards } from '../../../../resources/rewards';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../../../engine/records/consoleRecord';

/** Configuration of a list of recent records. */
export interface RecentListConfig {
  entity: Entity;
  /** Returns the fields to show, one per line. The first one with a value is the link. */
  lines: (record: ConsoleRecord) => Column['paths'];
}

const findEntities = (name: string): Entity[] => entities.filter((entity) => entity.name === name);

const lines: readonly { name: string; lines: RecentListConfig['lines'] }[] = [
  { name: rewards.name, lines: () => ['amount', 'discountConfig', 'task_type', 'customer'] },
  {
    name: reviews.name,
    // Untitled reviews show their description instead.
    lines: (record) => [
      isEmptyValue(getFieldValue(record, 'title')) ? 'description' : 'title',
      'rating',
      'customer',
      'product',
    ],
  },
  { name: faq.name, lines: () => ['question', 'customer', 'product'] },
];

export const recentLists: readonly RecentListConfig[] = lines.flatMap((line) =>
  findEntities(line.name).map((entity) => ({ entity, lines: line.lines })),
);
