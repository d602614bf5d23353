import { expect, it } from 'vitest';
import type { ProgramContent, RewardContent } from '../../../../src/features/copy/copyChange';
import { adaptProgramContent } from '../../../../src/features/copy/kinds/programContent';

const createContent = (reward: RewardContent): ProgramContent => ({ tasks: [], rewards: [reward], settings: {} });
const mug = { label: 'Mug', value: 'mug' };

const freeProduct = (product: typeof mug | null): RewardContent => ({
  type: 'free_product',
  title: '',
  isEnabled: true,
  pointsCost: 100,
  config: { freeProduct: product },
});

it('switches off a reward whose product belongs to the other store', () => {
  expect(adaptProgramContent(createContent(freeProduct(mug)), null).rewards).toEqual([
    { ...freeProduct(null), isEnabled: false },
  ]);
});

it('keeps the product that the store has chosen itself', () => {
  const bowl = { label: 'Bowl', value: 'bowl' };
  const own = createContent({ ...freeProduct(bowl), pointsCost: 50 });
  expect(adaptProgramContent(createContent(freeProduct(mug)), own).rewards).toEqual([freeProduct(bowl)]);
});

it('applies a reward for chosen collections of the other store to nothing', () => {
  const reward: RewardContent = {
    type: 'percentage',
    title: '',
    isEnabled: true,
    pointsCost: 100,
    config: { value: 10, appliesTo: { applyTo: 'selectedCollections', selectedCollections: [mug] } },
  };
  const [adapted] = adaptProgramContent(createContent(reward), null).rewards;
  expect(adapted).toMatchObject({ isEnabled: false, config: { value: 10, appliesTo: { applyTo: 'entireOrder' } } });
});
