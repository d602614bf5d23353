import { expect, it } from 'vitest';
import { createShopperMessages } from '../../../../../src/features/storefront/preview/createShopperMessages';
import { renderTaskCard } from '../../../../../src/features/storefront/preview/parts/taskAndRewardCards';
import { toPreviewTasksAndRewards } from '../../../../../src/features/storefront/preview/usePreviewContext';
import { program, task } from '../../loyalty/programs';

it('a task for orders says for which amount it gives points', () => {
  const messages = createShopperMessages({}, 'en', 'EUR', 0);
  const { tasks } = toPreviewTasksAndRewards([
    program({
      tasks: [
        task({ type: 'place_an_order', points: 5, config: { basis: 'amount', amount: 1 } }),
        task({ type: 'place_an_order', points: 50, config: { basis: 'order' } }),
        task({ type: 'signup', points: 100 }),
      ],
    }),
  ]);
  const texts = tasks.map((item) => /Earn ([^<]*)/.exec(String(renderTaskCard(item, messages, false)))?.[1]);
  expect(texts.map((text) => text?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    '5 points / €1',
    '50 points',
    '100 points',
  ]);
});
