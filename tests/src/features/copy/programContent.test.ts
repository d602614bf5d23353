import { expect, it } from 'vitest';
import type { ProgramContent, RewardContent } from '../../../../src/features/copy/copyChange';
import { adaptProgramContent } from '../../../../src/features/copy/kinds/programContent';

const createContent = (reward: RewardContent): ProgramContent => ({ tasks: [], rewards: [reward], settings: {} });
const adapt = (content: ProgramContent, own: ProgramContent | null, hasSameCurrency = true) =>
  adaptProgramContent(content, own, { hasSameCurrency });
const mug = { label: 'Mug', value: 'mug' };

const freeProduct = (product: typeof mug | null): RewardContent => ({
  type: 'free_product',
  title: '',
  isEnabled: true,
  pointsCost: 100,
  config: { freeProduct: product },
});

it('switches off a reward whose product belongs to the other store', () => {
  expect(adapt(createContent(freeProduct(mug)), null).rewards).toEqual([{ ...freeProduct(null), isEnabled: false }]);
});

it('keeps the product that the store has chosen itself', () => {
  const bowl = { label: 'Bowl', value: 'bowl' };
  const own = createContent({ ...freeProduct(bowl), pointsCost: 50 });
  expect(adapt(createContent(freeProduct(mug)), own).rewards).toEqual([freeProduct(bowl)]);
});

it('applies a reward for chosen collections of the other store to nothing', () => {
  const reward: RewardContent = {
    type: 'percentage',
    title: '',
    isEnabled: true,
    pointsCost: 100,
    config: { value: 10, appliesTo: { applyTo: 'selectedCollections', selectedCollections: [mug] } },
  };
  const [adapted] = adapt(createContent(reward), null).rewards;
  expect(adapted).toMatchObject({ isEnabled: false, config: { value: 10, appliesTo: { applyTo: 'entireOrder' } } });
});

it.each([
  ['a product that was never chosen', freeProduct(null)],
  ['no product', { ...freeProduct(null), config: {} }],
  ['no configuration', { ...freeProduct(null), config: null }],
  ['a type of another version', { ...freeProduct(mug), type: 'ofAnotherVersion' }],
] as const)('copies a reward with %s as it is', (_name, reward) => {
  expect(adapt(createContent(reward), null).rewards).toEqual([reward]);
});

it.each([{ applyTo: 'entireOrder', selectedProducts: [] }, undefined])(
  'copies a reward that applies to %j as it is',
  (appliesTo) => {
    const reward = { ...freeProduct(null), type: 'percentage', config: { value: 10, appliesTo } };
    expect(adapt(createContent(reward), null).rewards).toEqual([reward]);
  },
);

it('takes over nothing from a reward of the store that has chosen nothing', () => {
  const own = createContent({ ...freeProduct(null), pointsCost: 50 });
  expect(adapt(createContent(freeProduct(mug)), own).rewards).toEqual([{ ...freeProduct(null), isEnabled: false }]);
});

it('chooses nothing for a reward that applied to products of the other store', () => {
  const appliesTo = { applyTo: 'selectedProducts', selectedProducts: [mug], selectedCollections: [] };
  const reward = { ...freeProduct(null), type: 'percentage', config: { value: 10, appliesTo } };
  expect(adapt(createContent(reward), null).rewards).toEqual([
    {
      ...reward,
      isEnabled: false,
      config: { value: 10, appliesTo: { applyTo: 'entireOrder', selectedProducts: [], selectedCollections: [] } },
    },
  ]);
});

const fixedAmount = (value: number | null, minOrderValue: number | null): RewardContent => ({
  type: 'fixed_amount',
  title: '',
  isEnabled: true,
  pointsCost: 100,
  config: { value, minOrderValue },
});

it('leaves amounts of another currency empty, and switches off what has them', () => {
  const foreign = createContent(fixedAmount(60, 300));
  expect(adapt(foreign, null, false).rewards).toEqual([{ ...fixedAmount(null, null), isEnabled: false }]);
  const own = createContent(fixedAmount(8, 40));
  expect(adapt(foreign, own, false).rewards).toEqual([fixedAmount(8, 40)]);
  const partly = createContent(fixedAmount(8, null));
  expect(adapt(foreign, partly, false).rewards).toEqual([{ ...fixedAmount(8, null), isEnabled: false }]);
  expect(adapt(foreign, null).rewards).toEqual([fixedAmount(60, 300)]);
});
