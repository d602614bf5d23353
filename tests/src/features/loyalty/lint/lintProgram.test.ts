import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import { DEFAULT_LIMITS, lintProgram } from '../../../../../src/features/loyalty/lint/lintProgram';
import { program, reward, sampleAssumptions, task } from '../programs';

const rules = (value: Program, missing: readonly string[] = []) =>
  lintProgram(value, { assumptions: sampleAssumptions, missingTemplates: new Set(missing) }).map(({ rule }) => rule);

describe('lintProgram', () => {
  it('finds nothing in a valid program', () => {
    expect(rules(program({ rewards: [reward({ pointsCost: 50 })], settings: {} }))).toEqual([]);
  });

  it('reports missing tasks and rewards', () => {
    expect(rules(program({ tasks: [task({ isEnabled: false })], rewards: null }))).toEqual([
      'nothingToEarn',
      'nothingToBuy',
    ]);
  });

  it('reports the nearest reward if it takes too many orders', () => {
    const far = program({
      rewards: [reward({ pointsCost: 401, config: { value: 5 } }), reward({ _id: 'farther', pointsCost: 900 })],
    });
    expect(lintProgram(far, { assumptions: sampleAssumptions, missingTemplates: null })).toMatchObject([
      { rule: 'farReward', target: { of: 'rewards', id: 'five' }, count: 9 },
    ]);
  });

  it('reports no reward within the limit, even if it takes more than the first order', () => {
    const near = program({ rewards: [reward({ pointsCost: 120 })] });
    expect(rules(near)).toEqual([]);
    const withLimit = (orders: number, value: Program = near) =>
      lintProgram(value, { assumptions: sampleAssumptions, missingTemplates: null }, { ...DEFAULT_LIMITS, orders }).map(
        ({ rule, count }) => ({ rule, count }),
      );
    expect(withLimit(3)).toEqual([]);
    expect(withLimit(2)).toEqual([{ rule: 'farReward', count: 3 }]);
    const welcome = task({ _id: 'join', type: 'signup', points: 70 });
    expect(withLimit(1, { ...near, tasks: [...(near.tasks ?? []), welcome] })).toEqual([]);
  });

  it('reports rewards that can never be reached', () => {
    expect(rules(program({ tasks: [task({ type: 'signup', points: 10 })] }))).toEqual(['neverReached']);
    expect(rules(program({ tasks: [task({ type: 'post_a_review', points: 10 })] }))).toEqual([]);
  });

  it('reports the second of two tasks for the same event', () => {
    // Orders earn twice the points, so the reward costs half as many orders.
    const twin = task({ _id: 'twin', title: 'Again' });
    expect(
      lintProgram(program({ tasks: [task(), twin] }), { assumptions: sampleAssumptions, missingTemplates: null }),
    ).toMatchObject([{ rule: 'overlap', target: { of: 'tasks', id: 'twin' } }]);
    const follow = (network: string) =>
      task({ _id: network, type: 'social_follow', config: { network, url: 'https://a.example' } });
    expect(
      rules(program({ tasks: [task(), follow('x'), follow('facebook')], rewards: [reward({ pointsCost: 50 })] })),
    ).toEqual([]);
  });

  it('reports a payout above the limit', () => {
    expect(rules(program({ rewards: [reward({ pointsCost: 50, config: { value: 10 } })] }))).toEqual(['payout']);
  });

  it('names the reward for which a point costs most if the payout is above the limit', () => {
    const rewards = [
      reward({ _id: 'a', title: '5 off', pointsCost: 500, config: { value: 5 } }),
      reward({ _id: 'b', title: '15 off', pointsCost: 20, config: { value: 15 } }),
      reward({ _id: 'c', title: 'Off', pointsCost: 10, config: { value: 15 }, isEnabled: false }),
    ];
    const found = lintProgram(program({ rewards }), { assumptions: sampleAssumptions, missingTemplates: null });
    expect(found.find(({ rule }) => rule === 'payout')?.values['reward']).toEqual({ text: '15 off' });
  });

  it('rounds a payout as it is shown beside the costs', () => {
    const find = (value: number) =>
      lintProgram(program({ rewards: [reward({ config: { value } })] }), {
        assumptions: sampleAssumptions,
        missingTemplates: null,
      }).find(({ rule }) => rule === 'payout');
    expect(find(21.79)?.values['payout']).toEqual({ percent: expect.closeTo(12.3, 10) });
    // 10.03% is shown as 10%, which isn't above the limit.
    expect(find(17.15)).toBeUndefined();
  });

  it('reports missing products and email templates', () => {
    const free = reward({ type: 'free_product', pointsCost: 150, config: {} });
    const welcome = task({ _id: 'join', type: 'signup', points: 100 });
    expect(rules(program({ tasks: [task(), welcome], rewards: [free] }), ['loyaltyPlaceAnOrder', 'standard'])).toEqual([
      'productMissing',
      'mailMissing',
    ]);
  });

  it('reports numbers that are missing or invalid, since the figures take a default for them', () => {
    const part = (config: unknown) => rules(program({ rewards: [reward({ config })] }));
    expect(part({ value: 10 })).not.toContain('numberMissing');
    expect(part({})).toContain('numberMissing');
    expect(part({ value: null })).toContain('numberMissing');
    expect(part({ value: -3 })).toContain('numberMissing');
    const earn = task({ config: { basis: 'amount', minOrderValue: null } });
    expect(
      lintProgram(program({ tasks: [earn] }), { assumptions: sampleAssumptions, missingTemplates: null }).filter(
        ({ rule }) => rule === 'numberMissing',
      ),
    ).toEqual([
      { rule: 'numberMissing', target: { of: 'tasks', id: earn._id }, values: { part: { text: expect.anything() } } },
    ]);
  });

  it('skips rules that need missing metrics', () => {
    const far = program({ rewards: [reward({ pointsCost: 4000 })] });
    expect(lintProgram(far, { assumptions: null, missingTemplates: null })).toEqual([]);
  });
});
