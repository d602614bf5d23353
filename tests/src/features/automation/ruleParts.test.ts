/** The parts of rules one by one: conditions, triggers, actions, missing values, and loops. */
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import { sales } from '../../../../resources/sales';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import {
  computeCost,
  getActionTypes,
  getCustomerId,
  getRuleAction,
  isOwnEffect,
  isUseful,
} from '../../../../src/features/automation/rule/actions';
import { getConditionFields, meetsConditions, operators } from '../../../../src/features/automation/rule/conditions';
import { findIssues, findLoop } from '../../../../src/features/automation/rule/findIssues';
import { emptyRule, type Rule } from '../../../../src/features/automation/rule/rule';
import { getTriggers } from '../../../../src/features/automation/rule/triggers';

const triggers = getTriggers();
const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const row = (fields: object): ConsoleRecord => ({ id: 'x', _id: 'x', ...fields });
const customer = { _id: 'c1', name: 'Ann', emailAddress: null };

function getEntity(name: string) {
  const entity = entities.find((item) => item.name === name);
  if (!entity) throw new Error(`no entity ${name}`);
  return entity;
}

function getAction(entity: string, type: string) {
  const action = getRuleAction(getEntity(entity), type);
  if (!action) throw new Error(`${entity} can't ${type}`);
  return action;
}

describe('a condition', () => {
  const review = {
    title: 'Fine lamp',
    description: 'See https://elsewhere.example now',
    rating: 3,
    status: 'pending',
    attachments: [{ _id: 'a' }],
    product: { name: 'Mug' },
    countryCode: 'DE',
  };
  const reward = { amount: 10, task_type: 'signup', type: 'points', status: 'approved' };
  const question = { question: 'Is it warm? www.elsewhere.example', status: 'open', product: { name: 'Mug' } };
  const person = {
    totalPoints: 5,
    totalOrders: 2,
    totalReviews: 1,
    totalReferrals: 0,
    acceptsMarketing: true,
    loyaltyProgramId: 'p1',
  };
  it.each([
    ['product-reviews', review, 'rating', 'atLeast', 3, 4],
    ['product-reviews', review, 'rating', 'atMost', 3, 2],
    ['product-reviews', review, 'rating', 'is', 3, 2],
    ['product-reviews', review, 'status', 'is', 'pending', 'approved'],
    ['product-reviews', review, 'status', 'isNot', 'approved', 'pending'],
    ['product-reviews', review, 'text', 'contains', ' LAMP ', 'lamp see'],
    ['product-reviews', review, 'text', 'contains', 'see', 'mug'],
    ['product-reviews', review, 'text', 'containsNot', 'mug', 'lamp'],
    ['product-reviews', review, 'link', 'is', 'yes', 'no'],
    ['product-reviews', { ...review, description: null }, 'link', 'is', 'no', 'yes'],
    ['product-reviews', review, 'photo', 'is', 'yes', 'no'],
    ['product-reviews', { ...review, attachments: null }, 'photo', 'is', 'no', 'yes'],
    ['product-reviews', review, 'product', 'contains', 'mug', 'lamp'],
    ['product-reviews', review, 'countryCode', 'contains', 'de', 'fr'],
    ['rewards', reward, 'amount', 'is', 10, 11],
    ['rewards', reward, 'task_type', 'is', 'signup', 'birthday'],
    ['rewards', reward, 'type', 'isNot', 'coupon_code', 'points'],
    ['rewards', reward, 'status', 'is', 'approved', 'pending'],
    ['faq', question, 'status', 'is', 'open', 'published'],
    ['faq', question, 'text', 'contains', 'warm', 'cold'],
    ['faq', question, 'link', 'is', 'yes', 'no'],
    ['faq', question, 'product', 'containsNot', 'lamp', 'mug'],
    ['customers', person, 'totalPoints', 'atLeast', 5, 6],
    ['customers', person, 'totalOrders', 'atMost', 2, 1],
    ['customers', person, 'totalReviews', 'is', 1, 0],
    ['customers', person, 'totalReferrals', 'is', 0, 1],
    ['customers', person, 'acceptsMarketing', 'is', 'yes', 'no'],
    ['customers', person, 'loyaltyProgramId', 'is', 'p1', ''],
    ['customers', { ...person, loyaltyProgramId: null }, 'loyaltyProgramId', 'is', '', 'p1'],
    ['customers', person, 'loyaltyProgramId', 'isNot', 'p2', 'p1'],
  ])('[AUT-01] on %s %o: %s %s %j, not %j', (entity, record, field, operator, value, other) => {
    const meets = (condition: { field: string; operator: string; value: string | number }) =>
      meetsConditions(entity, { match: 'all', conditions: [condition] }, row(record));
    expect(meets({ field, operator, value })).toBe(true);
    expect(meets({ field, operator, value: other })).toBe(false);
  });

  it('[AUT-01] on a number is never met by a text or without one', () => {
    const meets = (totalPoints: unknown, value: string | number) =>
      ['atLeast', 'atMost', 'is'].map((operator) =>
        meetsConditions(
          'customers',
          { match: 'all', conditions: [{ field: 'totalPoints', operator, value }] },
          row({ totalPoints }),
        ),
      );
    expect(meets(null, 0)).toEqual([false, false, false]);
    expect(meets('5', 5)).toEqual([false, false, false]);
    expect(meets(5, '5')).toEqual([false, false, false]);
  });

  it('[AUT-01] is one of all or of any; without one, every record is taken', () => {
    const met = { field: 'totalPoints', operator: 'is', value: 5 };
    const conditions = [met, { ...met, value: 6 }];
    const check = (match: 'all' | 'any', list: typeof conditions) =>
      meetsConditions('customers', { match, conditions: list }, row({ totalPoints: 5 }));
    expect([check('all', conditions), check('any', conditions)]).toEqual([false, true]);
    expect([check('all', []), check('any', [])]).toEqual([true, true]);
  });

  it('[AUT-01] has operators and fields by kind', () => {
    expect(operators).toEqual({
      number: ['atLeast', 'atMost', 'is'],
      choice: ['is', 'isNot'],
      text: ['contains', 'containsNot'],
      flag: ['is'],
      program: ['is', 'isNot'],
    });
    const kinds = Object.values(getConditionFields('customers')).map(({ kind, path }) => [path, kind]);
    expect(kinds).toEqual([
      ['totalPoints', 'number'],
      ['totalOrders', 'number'],
      ['totalReviews', 'number'],
      ['totalReferrals', 'number'],
      ['acceptsMarketing', 'flag'],
      ['loyaltyProgramId', 'program'],
    ]);
    expect(getConditionFields('constructor')).toEqual({});
  });
});

describe('a trigger', () => {
  const values = { ...emptyRule.trigger, days: 10, rating: 2, taskType: 'signup', status: 'pending' };
  const period = { from: NOW - 30 * DAY_MS, now: NOW };

  it.each([
    ['rewardGiven', ['taskType'], { dateFrom: '2026-10-22', taskType: 'signup' }, ''],
    ['rewardStatus', ['status', 'days'], { dateFrom: '2026-10-12', status: 'pending' }, ''],
    ['rewardExpiring', ['days'], { status: 'approved' }, ''],
    ['reviewWritten', [], {}, 'createdAtDesc'],
    ['reviewPublished', [], { status: 'approved' }, 'createdAtDesc'],
    ['reviewRated', ['rating'], { rating: '1,2' }, 'createdAtDesc'],
    ['questionAsked', [], {}, 'createdAtDesc'],
    ['questionUnanswered', ['days'], { filter: 'unanswered' }, 'createdAtDesc'],
    ['customerJoined', [], {}, 'createdAt_desc'],
    ['customerInactive', ['days'], {}, 'createdAt_asc'],
  ])('[AUT-01] %s has the settings %j and reads %j sorted by %j', (name, settings, filters, sort) => {
    const trigger = triggers[name];
    expect([trigger?.settings, trigger?.getFilters(values, period), trigger?.sort]).toEqual([settings, filters, sort]);
  });

  it('[AUT-01] for any reason asks for no reason', () => {
    const filters = triggers['rewardGiven']?.getFilters({ ...values, taskType: '' }, period);
    expect(filters).toEqual({ dateFrom: '2026-10-22' });
  });

  const created = row({ createdAt: ago(5), publishedAt: ago(3), expiresAt: ago(-7) });
  it.each([
    ['rewardGiven', ago(5)],
    ['rewardStatus', ago(-5)],
    ['rewardExpiring', ago(3)],
    ['reviewWritten', ago(5)],
    ['reviewPublished', ago(3)],
    ['reviewRated', ago(5)],
    ['questionAsked', ago(5)],
    ['questionUnanswered', ago(-5)],
    ['customerJoined', ago(5)],
    ['customerInactive', null],
  ])('[AUT-01] %s happened at %j, and never without an instant', (name, expected) => {
    const getTime = (record: ConsoleRecord) => triggers[name]?.getTime(record, values, NOW) ?? null;
    expect(getTime(created)).toBe(expected === null ? null : Date.parse(expected));
    expect(getTime(row({ createdAt: 5, publishedAt: 'soon', expiresAt: null }))).toBeNull();
  });

  it('[AUT-01] of inactivity is met after the days of the rule, and stops reading at younger customers', () => {
    const trigger = triggers['customerInactive'];
    const check = (createdAt: string | null) => {
      const record = row({ createdAt });
      return [trigger?.getTime(record, values, NOW), trigger?.isPast?.(record, values, period)];
    };
    expect(check(ago(10))).toEqual([NOW, false]);
    expect(check(ago(9))).toEqual([null, true]);
    expect(check(ago(11))).toEqual([NOW, false]);
    expect(check(null)).toEqual([null, false]);
  });

  it('[AUT-01] with the newest first stops reading before the period', () => {
    const isPast = (createdAt: string | null) =>
      triggers['reviewWritten']?.isPast?.(row({ createdAt }), { ...values, days: null }, period);
    expect([isPast(ago(31)), isPast(ago(30)), isPast(ago(29)), isPast(null)]).toEqual([true, false, false, false]);
  });

  it('[AUT-01] of expiry is not met by what has expired or is a deduction', () => {
    const getTime = (fields: object) => triggers['rewardExpiring']?.getTime(row(fields), values, NOW) ?? null;
    expect(getTime({ expiresAt: ago(1) })).toBeNull();
    expect(getTime({ expiresAt: ago(0), amount: 0 })).toBe(NOW - 10 * DAY_MS);
    expect(getTime({ expiresAt: ago(-1), amount: -5 })).toBeNull();
  });
});

describe('an action', () => {
  const rule = (action: Partial<Rule['action']>): Rule => ({
    ...emptyRule,
    action: { ...emptyRule.action, ...action },
  });

  it('[AUT-01] is one of those of the entity or its customer', () => {
    const describeAction = (entity: string) =>
      getActionTypes(getEntity(entity)).map((type) => {
        const { entity: owner, named, setting, isOnCustomer } = getAction(entity, type);
        return `${owner.name} ${named.name} ${setting} ${isOnCustomer}`;
      });
    const given = ['customers addPoints points true', 'customers addVoucher voucher true'];
    expect(describeAction('rewards')).toEqual(['rewards approve null false', 'rewards reject null false', ...given]);
    expect(describeAction('product-reviews')).toEqual([
      'product-reviews publish null false',
      'product-reviews unpublish null false',
      'product-reviews reply text false',
      'product-reviews feature null false',
      ...given,
    ]);
    expect(describeAction('faq')).toEqual([
      'faq answer text false',
      'faq publish null false',
      'faq feature null false',
      ...given,
    ]);
    expect(describeAction('customers')).toEqual([...given, 'customers program program true']);
    expect(getRuleAction(getEntity('faq'), 'delete')).toBeNull();
    expect(getActionTypes(sales)).toEqual(['addPoints', 'addVoucher']);
  });

  it('[AUT-01] is on the customer of the record, who may be missing', () => {
    expect(getCustomerId(getEntity('customers'), row({ customer }))).toBe('x');
    expect(getCustomerId(getEntity('rewards'), row({ customer }))).toBe('c1');
    expect(getCustomerId(getEntity('rewards'), row({ customer: null }))).toBeNull();
  });

  it.each([
    ['product-reviews', 'addPoints', {}, { customer }, true],
    ['product-reviews', 'addPoints', {}, { customer: null }, false],
    ['product-reviews', 'reply', {}, { customer, reply: null }, true],
    ['product-reviews', 'reply', {}, { customer, reply: 'Thanks' }, false],
    ['product-reviews', 'publish', {}, { status: 'pending' }, true],
    ['product-reviews', 'publish', {}, { status: 'approved' }, false],
    ['customers', 'program', { programId: 'p1' }, { loyaltyProgramId: 'p1' }, false],
    ['customers', 'program', { programId: 'p1' }, { loyaltyProgramId: null }, true],
    ['customers', 'program', { programId: '' }, { loyaltyProgramId: null }, false],
  ])('[AUT-01] on %s, %s %j for %j is useful: %j', (entity, type, action, record, expected) => {
    expect(isUseful(getEntity(entity), getAction(entity, type), rule(action), row(record))).toBe(expected);
  });

  it('[AUT-01] takes adjustments as its own effect only if it makes some', () => {
    const adjustment = row({ task_type: 'wallet_adjustment' });
    const isOwn = (type: string, record = adjustment) => isOwnEffect(getAction('rewards', type), record);
    expect([isOwn('addPoints'), isOwn('addVoucher'), isOwn('approve')]).toEqual([true, true, false]);
    expect(isOwn('addPoints', row({ task_type: 'signup' }))).toBe(false);
  });

  it('[AUT-01] costs points or vouchers per record; approvals cost what the rewards are worth', () => {
    const rows = [row({ type: 'points', amount: 10 }), row({ type: 'coupon_code', amount: 7 }), row({ amount: null })];
    const cost = (type: string) => computeCost(rule({ points: 50 }), getAction('rewards', type), rows);
    expect(cost('addPoints')).toEqual({ points: 150, vouchers: 0 });
    expect(cost('addVoucher')).toEqual({ points: 0, vouchers: 3 });
    expect(cost('approve')).toEqual({ points: 10, vouchers: 1 });
    expect(cost('reject')).toEqual({ points: 0, vouchers: 0 });
  });
});

describe('the issues of a rule', () => {
  const valid: Rule = {
    ...emptyRule,
    name: 'Rule',
    trigger: { ...emptyRule.trigger, type: 'reviewWritten' },
    action: { ...emptyRule.action, type: 'addPoints', points: 5 },
  };
  const withTrigger = (trigger: Partial<Rule['trigger']>) => ({ ...valid, trigger: { ...valid.trigger, ...trigger } });
  const withAction = (action: Partial<Rule['action']>) => ({ ...valid, action: { ...valid.action, ...action } });
  const withCondition = (type: string, field: string, operator: string, value: string | number) => ({
    ...withTrigger({ type }),
    conditions: [{ field, operator, value }],
  });

  it.each([
    ['a name of spaces', { ...valid, name: ' ' }, ['name']],
    ['no limit', { ...valid, limit: null }, ['limit']],
    ['a limit of 0', { ...valid, limit: 0 }, ['limit']],
    ['a limit of 1', { ...valid, limit: 1 }, []],
    ['half a record', { ...valid, limit: 1.5 }, ['limit']],
    ['a limit of 1000', { ...valid, limit: 1000 }, []],
    ['a limit of 1001', { ...valid, limit: 1001 }, ['limit']],
    ['a limit in words', { ...valid, limit: 'ten' }, ['limit']],
    ['days of 0', withTrigger({ type: 'questionUnanswered', days: 0 }), []],
    ['days of -1', withTrigger({ type: 'questionUnanswered', days: -1 }), ['days']],
    ['days of 365', withTrigger({ type: 'questionUnanswered', days: 365 }), []],
    ['days of 366', withTrigger({ type: 'questionUnanswered', days: 366 }), ['days']],
    ['no days of inactivity', withTrigger({ type: 'customerInactive', days: 0 }), ['days']],
    ['a day of inactivity', withTrigger({ type: 'customerInactive', days: 1 }), []],
    ['five stars', withTrigger({ type: 'reviewRated', rating: 5 }), []],
    ['six stars', withTrigger({ type: 'reviewRated', rating: 6 }), ['rating']],
    ['any reason', withTrigger({ type: 'rewardGiven', taskType: '' }), []],
    ['a pending reward', withTrigger({ type: 'rewardStatus', days: 1, status: 'pending' }), []],
    ['an approved reward', withTrigger({ type: 'rewardStatus', days: 1, status: 'approved' }), []],
    ['a rejected reward', withTrigger({ type: 'rewardStatus', days: 1, status: 'rejected' }), []],
    ['no status', withTrigger({ type: 'rewardStatus', days: 1 }), ['status']],
    ['a number', withCondition('reviewWritten', 'rating', 'is', 3), []],
    ['a number in words', withCondition('reviewWritten', 'rating', 'is', '3'), ['condition.0']],
    ['an operator of texts', withCondition('reviewWritten', 'rating', 'contains', 3), ['condition.0']],
    ['a yes', withCondition('reviewWritten', 'photo', 'is', 'yes'), []],
    ['a no', withCondition('reviewWritten', 'photo', 'is', 'no'), []],
    ['neither', withCondition('reviewWritten', 'photo', 'is', 'maybe'), ['condition.0']],
    ['a text', withCondition('reviewWritten', 'text', 'contains', 'x'), []],
    ['a text of spaces', withCondition('reviewWritten', 'text', 'contains', ' '), ['condition.0']],
    ['the default program', withCondition('customerJoined', 'loyaltyProgramId', 'is', ''), []],
    ['no points', withAction({ points: 0 }), ['points']],
    ['a million points', withAction({ points: 1_000_000 }), []],
    ['more points', withAction({ points: 1_000_001 }), ['points']],
    ['a voucher of 0', withAction({ type: 'addVoucher', discountValue: 0 }), ['discountValue']],
    ['a voucher of 100 %', withAction({ type: 'addVoucher', discountValue: 100 }), []],
    ['a voucher of 101 %', withAction({ type: 'addVoucher', discountValue: 101 }), ['discountValue']],
    ['a voucher of 101', withAction({ type: 'addVoucher', discountType: 'fixed_amount', discountValue: 101 }), []],
    ['an unknown voucher', withAction({ type: 'addVoucher', discountType: 'x', discountValue: 5 }), ['discountValue']],
    ['a reply', withAction({ type: 'reply', text: 'Thanks' }), []],
    ['a reply of spaces', withAction({ type: 'reply', text: ' ' }), ['text']],
    ['no more settings', withAction({ type: 'publish' }), []],
  ] satisfies [string, Rule, string[]][])('[AUT-01] with %s', (_, rule, expected) => {
    expect(findIssues(rule)).toEqual(expected);
  });
});

describe('a loop', () => {
  const on = (trigger: Partial<Rule['trigger']>, type: string): Rule => ({
    ...emptyRule,
    trigger: { ...emptyRule.trigger, ...trigger },
    action: { ...emptyRule.action, type },
  });
  const status = (name: string, type: string) => on({ type: 'rewardStatus', status: name }, type);
  const isLoop = (rule: Rule) => findLoop(rule, []) !== null;

  it.each([
    [status('approved', 'approve'), true],
    [status('rejected', 'approve'), false],
    [on({ type: 'rewardGiven', status: 'approved' }, 'approve'), false],
    [status('rejected', 'reject'), true],
    [status('approved', 'reject'), false],
    [on({ type: 'reviewPublished' }, 'publish'), true],
    [on({ type: 'reviewWritten' }, 'publish'), false],
    [status('approved', 'addVoucher'), true],
    [status('pending', 'addPoints'), false],
    [on({ type: 'rewardGiven' }, 'addPoints'), true],
    [on({ type: 'rewardGiven', taskType: 'wallet_adjustment' }, 'addVoucher'), true],
    [on({ type: 'rewardGiven', taskType: 'signup' }, 'addPoints'), false],
    [on({ type: 'reviewPublished' }, 'addPoints'), false],
    [on({ type: 'reviewPublished' }, 'reply'), false],
  ])('[AUT-01] of %o with itself: %j', (rule, expected) => expect(isLoop(rule)).toBe(expected));

  it('[AUT-01] goes through several rules, by the shortest way, and ends without one', () => {
    const first = status('rejected', 'approve');
    const second = status('approved', 'reject');
    const third = on({ type: 'reviewPublished' }, 'addPoints');
    const fourth = on({ type: 'rewardGiven' }, 'reject');
    expect(findLoop(first, [third, fourth, second])).toEqual([second]);
    const published = on({ type: 'rewardGiven' }, 'approve');
    const points = status('approved', 'addPoints');
    expect(findLoop(published, [third, points])).toEqual([points]);
    const start = status('rejected', 'addPoints');
    expect(findLoop(start, [fourth])).toEqual([fourth]);
    expect(findLoop(on({ type: 'reviewWritten' }, 'addPoints'), [fourth, first, second])).toBeNull();
    // Through two rules, since none starts it at once.
    expect(
      findLoop(on({ type: 'rewardStatus', status: 'rejected' }, 'addPoints'), [
        status('approved', 'publish'),
        published,
        second,
      ]),
    ).toEqual([second]);
    const long = [on({ type: 'rewardGiven' }, 'approve'), status('approved', 'reject')];
    expect(findLoop(status('rejected', 'addVoucher'), [long[0] ?? first])).toBeNull();
  });
});
