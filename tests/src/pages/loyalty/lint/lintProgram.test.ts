import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import { lintProgram } from '../../../../../src/pages/loyalty/lint/lintProgram';
import { program, reward, shopFigures, task } from '../programs';

const rules = (one: Program, missing: readonly string[] = []) =>
  lintProgram(one, { assumed: shopFigures, missingTemplates: new Set(missing) }).map(({ rule }) => rule);

describe('what may be wrong with a programme', () => {
  it('is nothing for a sound one', () => {
    expect(rules(program({ rewards: [reward({ pointsCost: 50 })], settings: {} }))).toEqual([]);
  });

  it('nothing to earn, nothing to buy', () => {
    expect(rules(program({ tasks: [task({ isEnabled: false })], rewards: null }))).toEqual([
      'nothingToEarn',
      'nothingToBuy',
    ]);
  });

  it('a reward that is many orders away, at the nearest one', () => {
    const far = program({
      rewards: [reward({ pointsCost: 401, config: { value: 5 } }), reward({ _id: 'farther', pointsCost: 900 })],
    });
    expect(lintProgram(far, { assumed: shopFigures, missingTemplates: null })).toMatchObject([
      { rule: 'farReward', place: { of: 'rewards', id: 'five' }, count: 9 },
    ]);
  });

  it('nothing for new members on their first order; points for joining count', () => {
    const near = program({ rewards: [reward({ pointsCost: 120 })] });
    expect(lintProgram(near, { assumed: shopFigures, missingTemplates: null })).toMatchObject([
      { rule: 'farForNew', count: 3 },
    ]);
    const welcome = task({ _id: 'join', type: 'signup', points: 70 });
    expect(rules({ ...near, tasks: [...(near.tasks ?? []), welcome] })).toEqual([]);
  });

  it('a reward that no task ever leads to', () => {
    expect(rules(program({ tasks: [task({ type: 'signup', points: 10 })] }))).toEqual(['neverReached']);
    expect(rules(program({ tasks: [task({ type: 'post_a_review', points: 10 })] }))).toEqual([]);
  });

  it('two tasks for the same occasion, at the later one', () => {
    // Twice the points for an order: what they buy is half as much.
    const twin = task({ _id: 'twin', title: 'Again' });
    expect(
      lintProgram(program({ tasks: [task(), twin] }), { assumed: shopFigures, missingTemplates: null }),
    ).toMatchObject([{ rule: 'overlap', place: { of: 'tasks', id: 'twin' } }]);
    const follow = (network: string) =>
      task({ _id: network, type: 'social_follow', config: { network, url: 'https://a.example' } });
    expect(
      rules(program({ tasks: [task(), follow('x'), follow('facebook')], rewards: [reward({ pointsCost: 50 })] })),
    ).toEqual([]);
  });

  it('a programme that gives back more than the limit', () => {
    expect(rules(program({ rewards: [reward({ pointsCost: 50, config: { value: 10 } })] }))).toEqual(['payout']);
  });

  it('a free product that nobody chose, and mails that are not written', () => {
    const free = reward({ type: 'free_product', pointsCost: 150, config: {} });
    const welcome = task({ _id: 'join', type: 'signup', points: 100 });
    expect(rules(program({ tasks: [task(), welcome], rewards: [free] }), ['loyaltyPlaceAnOrder', 'standard'])).toEqual([
      'productMissing',
      'mailMissing',
    ]);
  });

  it('holds nothing against it that needs figures where there are none', () => {
    const far = program({ rewards: [reward({ pointsCost: 4000 })] });
    expect(lintProgram(far, { assumed: null, missingTemplates: null })).toEqual([]);
  });
});
