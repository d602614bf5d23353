import { entities } from '../../../../resources';
import type { Column, Entity } from '../../../../resources/entity';
import { faq } from '../../../../resources/faq';
import { reviews } from '../../../../resources/reviews';
import { rewards } from '../../../../resources/rewards';
import { type ConsoleRecord, isAbsent, valueAt } from '../../../engine/records/consoleRecord';

/** A list whose newest records are shown. */
export interface Recent {
  entity: Entity;
  /** Fields of a record, one line each; the first that has a value opens it. */
  lines: (record: ConsoleRecord) => Column['paths'];
}

const registered = (name: string): Entity[] => entities.filter((entity) => entity.name === name);

const lines: readonly { name: string; lines: Recent['lines'] }[] = [
  { name: rewards.name, lines: () => ['amount', 'discountConfig', 'task_type', 'customer'] },
  {
    name: reviews.name,
    // One without a title is known by what it says.
    lines: (record) => [isAbsent(valueAt(record, 'title')) ? 'description' : 'title', 'rating', 'customer', 'product'],
  },
  { name: faq.name, lines: () => ['question', 'customer', 'product'] },
];

export const recentLists: readonly Recent[] = lines.flatMap((one) =>
  registered(one.name).map((entity) => ({ entity, lines: one.lines })),
);
