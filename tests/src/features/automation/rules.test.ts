/** What rules match, cost, and remember. */
import type { CreateParams } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EndpointRequest } from '../../../../dataProvider/methods/call';
import { extendEntities } from '../../../../resources/extendEntities';
import { voucherDefaults } from '../../../../resources/vouchers';
import { defineConsole } from '../../../../src/defineConsole';
import type { HistoryStore } from '../../../../src/engine/history/historyStore';
import { createUndoStack } from '../../../../src/engine/history/undoStack';
import { createBulkRun } from '../../../../src/engine/records/bulkRun';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { computeCost } from '../../../../src/features/automation/rule/actions';
import { findIssues, findLoop } from '../../../../src/features/automation/rule/findIssues';
import { emptyRule, type Rule, templates, toRule } from '../../../../src/features/automation/rule/rule';
import { createRuleChange } from '../../../../src/features/automation/run/createRuleChange';
import { findMatches, MAX_CHECKED } from '../../../../src/features/automation/run/findMatches';
import {
  addResult,
  MAX_HANDLED,
  settleOpen,
  toMemory,
  withoutMemory,
} from '../../../../src/features/automation/run/memory';
import { stubDataProvider } from '../../../support/stubDataProvider';

const NOW = Date.parse('2026-11-22T12:00:00Z');
vi.useFakeTimers({ now: NOW, toFake: ['Date'], shouldAdvanceTime: true });

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const customer = { _id: 'c1', name: 'Ann', emailAddress: 'ann@demo.example' };

const record = (id: string, fields: object): ConsoleRecord => ({ _id: id, id, customer, ...fields });
const review = (id: string, fields: object = {}) =>
  record(id, {
    title: 'Fine',
    description: 'Good',
    rating: 5,
    status: 'pending',
    isFeatured: 0,
    attachments: [],
    reply: null,
    createdAt: daysAgo(1),
    publishedAt: null,
    ...fields,
  });
const reward = (id: string, fields: object = {}) =>
  record(id, {
    type: 'points',
    task_type: 'place_an_order',
    amount: 10,
    status: 'pending',
    createdAt: daysAgo(1),
    ...fields,
  });

const fromTemplate = (key: string): Rule => ({ ...emptyRule, ...templates[key], name: key });

/** Lists rows by resource, page by page, and keeps the parameters. */
function createReader(rows: Readonly<Record<string, readonly ConsoleRecord[]>>) {
  const reads: { resource: string; filter: unknown; page: number }[] = [];
  return {
    reads,
    async getList(resource: string, params: { pagination: { page: number; perPage: number }; filter: unknown }) {
      const { page, perPage } = params.pagination;
      reads.push({ resource, filter: params.filter, page });
      const all = rows[resource] ?? [];
      return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
    },
  };
}

const find = async (
  rule: Rule,
  rows: Readonly<Record<string, readonly ConsoleRecord[]>>,
  handled: readonly string[] = [],
) => {
  const reader = createReader(rows);
  const evaluation = await findMatches(rule, {
    reader,
    handled: new Set(handled),
    hidden: [],
    now: NOW,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (!evaluation) throw new Error('the rule has no known trigger or action');
  return { ...evaluation, ids: evaluation.matches.map(({ record: { id } }) => id), reads: reader.reads };
};

describe('findMatches', () => {
  it('[AUT-01] finds the events of the last 30 days that meet all conditions and still need the action', async () => {
    const found = await find(
      fromTemplate('publishReviews'),
      {
        'product-reviews': [
          review('good'),
          review('low', { rating: 3 }),
          review('linked', { description: 'See www.elsewhere.example now' }),
          review('published', { status: 'approved' }),
          review('handled'),
          review('old', { createdAt: daysAgo(31) }),
          review('earlier', { createdAt: daysAgo(2) }),
        ],
      },
      ['handled'],
    );
    expect(found.ids).toEqual(['good', 'earlier']);
    expect(found).toMatchObject({ checked: 7, handled: 1, useless: 1, ownEffects: 0, isCapped: false });
  });

  it('[AUT-01] meets any condition if the rule says so, and never an unknown or incomplete one', async () => {
    const rows = { 'product-reviews': [review('five'), review('photo', { rating: 1, attachments: [{ _id: 'a' }] })] };
    const rule = fromTemplate('publishReviews');
    const photo = { field: 'photo', operator: 'is', value: 'yes' };
    const [rating] = rule.conditions;
    if (!rating) throw new Error('the template has no condition');
    expect((await find({ ...rule, match: 'any', conditions: [rating, photo] }, rows)).ids).toEqual(['five', 'photo']);
    expect((await find({ ...rule, conditions: [{ ...rating, field: 'shoeSize' }] }, rows)).ids).toEqual([]);
    expect((await find({ ...rule, conditions: [{ ...rating, value: 'many' }] }, rows)).ids).toEqual([]);
  });

  it('[AUT-01] counts the days of a status from the creation, and asks for that status only', async () => {
    const rule = fromTemplate('approveOrders');
    const found = await find(rule, {
      rewards: [
        reward('fresh', { createdAt: daysAgo(13) }),
        reward('due', { createdAt: daysAgo(15) }),
        reward('signup', { createdAt: daysAgo(15), task_type: 'signup' }),
        reward('tooOld', { createdAt: daysAgo(45) }),
      ],
    });
    expect(found.ids).toEqual(['due']);
    expect(found.reads[0]).toMatchObject({ filter: { status: 'pending', dateFrom: '2026-10-08' } });
    expect(computeCost(rule, found.action, [reward('a'), reward('b', { type: 'coupon_code' })])).toEqual({
      points: 10,
      vouchers: 1,
    });
  });

  it('[AUT-01] finds inactive customers: those without a reward in that time', async () => {
    const customers = ['active', 'idle', 'new', 'refuses'].map((id) =>
      record(id, {
        name: id,
        totalOrders: 2,
        acceptsMarketing: id !== 'refuses',
        createdAt: daysAgo(id === 'new' ? 20 : 400),
      }),
    );
    const rewards = [reward('r', { customer: { ...customer, _id: 'active' } })];
    const found = await find(fromTemplate('winBack'), { customers, rewards });
    expect(found.ids).toEqual(['idle']);
    expect(found.reads[0]).toMatchObject({ resource: 'rewards', filter: { dateFrom: '2026-08-24' } });
  });

  it('[AUT-01] finds inactive customers while the clock runs on', async () => {
    const now = Date.now();
    const reader = createReader({
      customers: [record('idle', { totalOrders: 2, acceptsMarketing: true, createdAt: daysAgo(400) })],
    });
    const evaluation = await findMatches(fromTemplate('winBack'), {
      reader: {
        async getList(...parameters) {
          vi.setSystemTime(Date.now() + 2000);
          return reader.getList(...parameters);
        },
      },
      handled: new Set(),
      hidden: [],
      now,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }).finally(() => vi.setSystemTime(NOW));
    expect(evaluation?.matches.map(({ record: { id } }) => id)).toEqual(['idle']);
  });

  it.each([
    ['a reward cannot be read', { total: 3, meta: { leftOut: 1 } }],
    ['the total is unknown', {}],
  ])('[AUT-01] finds no inactive customers if %s', async (_, answer) => {
    const reader = {
      getList: async (resource: string) =>
        resource === 'rewards'
          ? { data: [reward('r1'), reward('r2')], ...answer }
          : { data: [record('idle', { createdAt: daysAgo(400) })], total: 1 },
    };
    const found = findMatches(fromTemplate('winBack'), {
      reader,
      handled: new Set(),
      hidden: [],
      now: NOW,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await expect(found).rejects.toMatchObject({ kind: 'badAnswer' });
  });

  it('[AUT-01] leaves out rewards that the action itself may have made', async () => {
    const rule: Rule = {
      ...fromTemplate('thankPhotos'),
      conditions: [],
      trigger: { ...emptyRule.trigger, type: 'rewardGiven' },
    };
    const found = await find(rule, { rewards: [reward('order'), reward('own', { task_type: 'wallet_adjustment' })] });
    expect(found.ids).toEqual(['order']);
    expect(found.ownEffects).toBe(1);
  });

  it('stops reading after the period, and at the limit, which it reports', async () => {
    const many = (age: number) =>
      Array.from({ length: MAX_CHECKED + 500 }, (_, n) => review(`r${n}`, { createdAt: daysAgo(age) }));
    const recent = await find(fromTemplate('publishReviews'), { 'product-reviews': many(1) });
    expect(recent).toMatchObject({ isCapped: true });
    const old = await find(fromTemplate('publishReviews'), { 'product-reviews': many(40) });
    expect(old).toMatchObject({ isCapped: false });
    expect(old.reads.length).toBeLessThanOrEqual(3);
  });
});

describe('findIssues', () => {
  it('[AUT-01] accepts every template with its texts, and names what is missing or unknown', () => {
    for (const key of Object.keys(templates).filter((name) => name !== 'blank')) {
      const rule = fromTemplate(key);
      expect(findIssues({ ...rule, action: { ...rule.action, text: 'Thanks' } })).toEqual([]);
    }
    expect(findIssues(emptyRule)).toEqual(['name', 'trigger', 'action']);
    expect(
      findIssues({
        ...fromTemplate('winBack'),
        trigger: { ...emptyRule.trigger, type: 'customerInactive', days: 0 },
        conditions: [{ field: 'totalOrders', operator: 'atLeast', value: 'x' }],
        action: { ...emptyRule.action, type: 'addVoucher', discountValue: 101 },
        limit: 5000,
      }),
    ).toEqual(['days', 'condition.0', 'discountValue', 'limit']);
    expect(findIssues({ ...fromTemplate('winBack'), trigger: { ...emptyRule.trigger, type: 'moonPhase' } })).toEqual([
      'trigger',
      'condition.0',
      'condition.1',
      'action',
    ]);
  });

  it('reads malformed data as an incomplete rule, and keeps unknown names', () => {
    expect(toRule(null)).toEqual(emptyRule);
    expect(toRule({ name: 7, trigger: 'x', conditions: [1], action: { type: 'dance' }, limit: 5 })).toEqual({
      ...emptyRule,
      action: { ...emptyRule.action, type: 'dance' },
      limit: 5,
    });
  });
});

describe('findLoop', () => {
  const on = (status: string, type: string): Rule => ({
    ...emptyRule,
    name: `${status} ${type}`,
    trigger: { ...emptyRule.trigger, type: 'rewardStatus', status },
    action: { ...emptyRule.action, type },
  });

  it('[AUT-01] finds rules that start each other, and a rule that starts itself', () => {
    const reject = on('approved', 'reject');
    expect(findLoop(on('rejected', 'approve'), [reject, on('pending', 'approve')])).toEqual([reject]);
    expect(findLoop(on('approved', 'addPoints'), [])).toEqual([]);
    expect(findLoop(on('pending', 'approve'), [reject])).toBeNull();
  });
});

describe('the memory of a rule', () => {
  const run = { at: '2026-11-22T10:00:00.000Z', matched: 3, isUndo: false, failed: 1, all: ['a', 'b', 'c'] };

  it('[AUT-01] remembers each handled record once, and the latest state of a run', () => {
    const first = addResult({ name: 'Rule' }, { ...run, ids: ['a'] });
    const retried = addResult(first, { ...run, ids: ['a', 'b'], failed: 0 });
    expect(retried).toEqual({
      name: 'Rule',
      handled: ['a', 'b'],
      undone: {},
      runs: [{ at: run.at, matched: 3, done: 2, failed: 0, undone: 0 }],
    });
    expect(addResult(retried, { ...run, ids: ['a', 'b'], failed: 0 })).toEqual(retried);
    expect(withoutMemory(retried)).toEqual({ name: 'Rule' });
  });

  it('[AUT-01] forgets undone records, and counts the undoing once: another attempt needs another key', () => {
    const done = addResult({}, { ...run, ids: ['a', 'b'] });
    const undone = addResult(done, { ...run, isUndo: true, ids: ['a'] });
    expect(toMemory(undone)).toEqual({
      handled: ['b'],
      undone: { a: 1 },
      runs: [{ at: run.at, matched: 3, done: 2, failed: 1, undone: 1 }],
    });
    expect(addResult(undone, { ...run, isUndo: true, ids: ['a'] })).toEqual(undone);
  });
});

describe('the memory of a large store', () => {
  const createIds = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  const run = { at: '2026-11-22T10:00:00.000Z', matched: 3, isUndo: false, failed: 0 };

  it('[AUT-01] remembers more records than a check reads, and forgets the oldest first', () => {
    const first = createIds('a', MAX_HANDLED);
    const later = createIds('b', 3);
    const data = addResult(addResult({}, { ...run, ids: first, all: first }), {
      ...run,
      at: '2026-11-23T10:00:00.000Z',
      ids: later,
      all: later,
    });
    expect(toMemory(data).handled).toEqual([...first.slice(3), ...later]);
    expect(MAX_HANDLED).toBeGreaterThan(MAX_CHECKED);
  });

  it('[AUT-01] counts records as handled while their outcome is open, and those that failed no longer', () => {
    const all = ['a', 'b', 'c'];
    const open = addResult({}, { ...run, ids: [], open: all, all });
    expect(toMemory(open)).toMatchObject({ handled: all, runs: [{ done: 0, open: all }] });
    const ended = addResult(open, { ...run, ids: ['a'], all, failed: 2 });
    expect(toMemory(ended)).toEqual({
      handled: ['a'],
      undone: {},
      runs: [{ at: run.at, matched: 3, done: 1, failed: 2, undone: 0 }],
    });
  });

  it('[AUT-01] keeps open records that are taken as handled, and forgets those that are released, once', () => {
    const all = ['a', 'b', 'c'];
    const earlier = addResult({ name: 'Rule' }, { ...run, at: '2026-11-21T10:00:00.000Z', ids: ['z'], all: ['z'] });
    const open = addResult(earlier, { ...run, ids: [], open: all, all });
    const taken = settleOpen(open, new Set(['a', 'z']), true);
    expect(taken).toMatchObject({
      name: 'Rule',
      handled: ['z', ...all],
      runs: [{ done: 1, open: ['b', 'c'] }, { done: 1 }],
    });
    const released = settleOpen(taken, new Set(['b', 'z']), false);
    expect(toMemory(released)).toMatchObject({
      handled: ['z', 'a', 'c'],
      runs: [{ done: 1, open: ['c'] }, { done: 1 }],
    });
    expect(settleOpen(released, new Set(['a', 'b']), true)).toEqual(released);
    const settled = settleOpen(released, new Set(['c']), false);
    expect(toMemory(settled)).toEqual({
      handled: ['z', 'a'],
      undone: {},
      runs: [
        { at: run.at, matched: 3, done: 1, failed: 0, undone: 0 },
        { at: '2026-11-21T10:00:00.000Z', matched: 3, done: 1, failed: 0, undone: 0 },
      ],
    });
  });

  it('[AUT-01] keeps a run with open records in the log until they are settled', () => {
    const interrupted = addResult({}, { ...run, ids: [], open: ['a'], all: ['a'] });
    const days = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 11, day + 1)).toISOString());
    const data = days.reduce((before, at) => addResult(before, { ...run, at, ids: [at], all: [at] }), interrupted);
    expect(toMemory(data).runs.map(({ at }) => at)).toEqual([...days.toReversed().slice(0, 20), run.at]);
  });
});

const prepareChange = async (rule: Rule, row: ConsoleRecord, undone: Readonly<Record<string, number>> = {}) => {
  const sent: unknown[] = [];
  const { reads: _, ids: __, ...evaluation } = await find(rule, {});
  const update = async (name: string, { id, data }: { id: unknown; data: object }) => {
    sent.push([name, id, { set: data }]);
    return { data: { id, _id: id } };
  };
  const toChange = createRuleChange({
    evaluation,
    ruleId: 'w1',
    getUndone: () => undone,
    adminNote: 'By rule',
    getCustomer: () => 'c1',
  });
  const run = createBulkRun({
    entity: evaluation.action.entity,
    action: evaluation.action.named,
    collect: async (onPage) => onPage([row]),
    requiresConfirmation: () => false,
    ports: {
      dataProvider: stubDataProvider({
        update,
        call: async ({ method, path, body, idempotencyKey }: EndpointRequest) => {
          sent.push([method, path, body, idempotencyKey]);
          return {};
        },
        create: async (name: string, { data, meta }: CreateParams) => {
          sent.push([name, data, meta.idempotencyKey]);
          return { data: { id: 'r1' } };
        },
      }),
      history: {
        begin: () => async () => {},
        undoStack: createUndoStack(),
        open: async () => ({ list: async () => ({ entries: [], isStored: true }) }) as unknown as HistoryStore, // reads alone
      },
      additions: {},
    },
    work: { toChange },
    onSettled: () => {},
  });
  return { run, sent };
};

describe('createRuleChange', () => {
  it('[AUT-01] adds points and vouchers under a key that is the same in every run, until it is undone', async () => {
    const points = { ...fromTemplate('thankPhotos') };
    const { run, sent } = await prepareChange(points, review('r1'));
    await run.start();
    await run.undo();
    const again = await prepareChange(points, review('r1'), { r1: 1 });
    await again.run.start();
    const body = { customerId: 'c1', points: 50, adminNote: 'By rule', customerNote: '' };
    expect([...sent, ...again.sent]).toEqual([
      ['points', body, 'w1.r1.0.do'],
      ['points', { ...body, points: -50 }, 'w1.r1.0.undo'],
      ['points', body, 'w1.r1.1.do'],
    ]);
    const voucher = await prepareChange(fromTemplate('winBack'), record('c1', {}));
    await voucher.run.start();
    expect(voucher.run.undoableCount()).toBe(0);
    expect(voucher.sent).toEqual([
      ['vouchers', { ...voucherDefaults, customerId: 'c1', adminNote: 'By rule' }, 'w1.c1.0.do'],
    ]);
  });

  it('[AUT-01] sets fields and texts of records, and puts the earlier values back', async () => {
    const publish = await prepareChange(fromTemplate('publishReviews'), review('r1'));
    await publish.run.start();
    await publish.run.undo();
    expect(publish.sent).toEqual([
      ['product-reviews', 'r1', { set: { status: 'approved' } }],
      ['product-reviews', 'r1', { set: { status: 'pending' } }],
    ]);
    const critics = fromTemplate('replyToCritics');
    const reply = await prepareChange({ ...critics, action: { ...critics.action, text: ' Sorry ' } }, review('r1'));
    await reply.run.start();
    await reply.run.undo();
    expect(reply.sent).toEqual([
      ['product-reviews', 'r1', { set: { reply: 'Sorry' } }],
      ['product-reviews', 'r1', { set: { reply: '' } }],
    ]);
  });
});

describe('an extension', () => {
  const extension = (when: () => boolean) =>
    defineConsole({
      extend: {
        faq: {
          fields: { words: { kind: 'count', value: ({ question }) => question?.split(' ').length ?? 0 } },
          actions: {
            forward: { call: { path: 'faq/:id/forward', body: ({ question }) => ({ question }) }, automatic: true },
          },
          automation: {
            triggers: { questionUrgent: { at: 'createdAt', settings: ['days'], sort: 'createdAtAsc', when } },
            conditions: { words: { kind: 'number', path: 'words' } },
          },
        },
      },
    });
  const rule: Rule = {
    ...emptyRule,
    name: 'Forward',
    trigger: { ...emptyRule.trigger, type: 'questionUrgent', days: 2 },
    conditions: [{ field: 'words', operator: 'atLeast', value: 2 }],
    action: { ...emptyRule.action, type: 'forward' },
  };
  const question = (id: string, days: number, words: number) =>
    record(id, { question: 'Is it warm?', words, createdAt: daysAgo(days) });

  afterEach(() => extendEntities({}));

  it('[EXT-03] adds an event, a condition and an action with an own endpoint to rules', async () => {
    expect(findIssues(rule)).toEqual(['trigger', 'condition.0', 'action']);
    extendEntities(extension(() => true).extend);
    expect(findIssues(rule)).toEqual([]);
    expect(findIssues({ ...rule, trigger: { ...rule.trigger, days: 400 } })).toEqual(['days']);
    const rows = [question('old', 40, 3), question('short', 5, 1), question('a/b', 3, 3), question('young', 1, 3)];
    const found = await find(rule, { faq: [...rows, question('younger', 0, 3)] });
    expect([found.ids, found.isCapped, found.broken]).toEqual([['a/b'], false, 0]);
    const { run, sent } = await prepareChange(rule, question('a/b', 3, 3));
    await run.start();
    expect(run.undoableCount()).toBe(0);
    expect(sent).toEqual([['POST', 'faq/a%2Fb/forward', { question: 'Is it warm?' }, 'w1.a/b.0.do']]);
  });

  it('[EXT-06] whose event throws costs its own records, and is reported by its name', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('Broken');
    extendEntities(
      extension(() => {
        throw error;
      }).extend,
    );
    const found = await find(rule, { faq: [question('a', 3, 3), question('b', 3, 3)] });
    expect([found.ids, found.broken]).toEqual([[], 2]);
    expect(report.mock.calls).toEqual([["The trigger 'questionUrgent' of 'faq' failed", error]]);
    report.mockRestore();
  });
});
