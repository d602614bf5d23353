/** Entity registry, in menu order: the console's own, then those that are registered. */
import { customers } from './customers';
import type { Entity } from './entity';
import { faq } from './faq';
import { getRegisteredEntities } from './registerEntities';
import { reviews } from './reviews';
import { rewards } from './rewards';

export const entities: readonly Entity[] = [customers, rewards, reviews, faq, ...getRegisteredEntities()];

/**
 * Read-only entities with a REST list that are declared in a file of their own, loaded when their list is opened; by
 * name. Records of other entities don't link to them.
 */
export const lazyEntities: Readonly<Record<string, () => Promise<Entity>>> = {
  sales: async () => (await import('./sales')).sales,
};
