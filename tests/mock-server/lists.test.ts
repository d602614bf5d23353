import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFixtures } from '../../mock-server/fixtures/makeFixtures';
import type { CustomerRow, QuestionRow, ReviewRow, RewardRow } from '../../mock-server/fixtures/rows';
import { entities } from '../../resources';
import { rewardTaskTypes } from '../../resources/rewards';
import { type RunningBackend, small, startBackend } from './support/backend';

/** The rows as they are made, filtered and sorted here in the plainest way. */
const [fixture] = [...makeFixtures(entities, { sizes: small, seed: 1, now: small.now ?? 0 }).values()];
const rowsOf = <Row>(name: string) => (fixture?.rows[name] ?? []) as unknown as Row[]; // made by this project's own fixtures
const customers = rowsOf<CustomerRow>('customers');
const reviews = rowsOf<ReviewRow>('product-reviews');
const questions = rowsOf<QuestionRow>('faq');
const rewards = rowsOf<RewardRow>('rewards');
const [defaultProgram] = fixture?.documents.programs ?? [];

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

interface Listed {
  _id: string;
  createdAt: string;
}
type Key<Row> = (row: Row) => string | number | null;

/** By a key, nothing last; of equals the newest first, and of these by id. */
function sorted<Row extends Listed>(rows: readonly Row[], key: Key<Row>, sign: number): Row[] {
  return [...rows].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first !== second) {
      if (first === null) return 1;
      if (second === null) return -1;
      return (first < second ? -1 : 1) * sign;
    }
    if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
    return one._id < other._id ? -1 : 1;
  });
}

const contains = (words: string | undefined, ...texts: (string | null | undefined)[]) =>
  (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => (text ?? '').toLowerCase().includes(word)));

const word = fc.constantFrom(
  '',
  ' ',
  'an',
  'ÖST',
  'sø',
  'e n',
  '<b>',
  'محمد',
  '花',
  '.com',
  'zzzz',
  '%',
  '\\',
  'WOOL',
  '?',
);
const paging = { limit: fc.integer({ min: 1, max: 100 }), offset: fc.nat({ max: 120 }) };

async function expectSame<Row extends Listed>(
  root: string,
  types: string,
  variables: { limit: number; offset: number },
  expected: readonly Row[],
): Promise<void> {
  const names = types.split(' ').map((type) => type.split(':')[0] ?? '');
  const text = `query (${types
    .split(' ')
    .map((type) => `$${type}`)
    .join(' ')} $limit: Int $offset: Int) {
    page: ${root}(limit: $limit, offset: $offset, ${names.map((name) => `${name}: $${name}`).join(', ')}) { total items { _id } }
  }`;
  const { page } = await backend.query(text, variables);
  const ids = page.items.map((row: { _id: string }) => row._id);
  const { offset, limit } = variables;
  expect({ total: page.total, ids }).toEqual({
    total: expected.length,
    ids: expected.slice(offset, offset + limit).map((row) => row._id),
  });
}

const runs = { numRuns: 80 };

describe('a list is what a plain filter and sort over all rows gives', () => {
  it('customers', async () => {
    const keys: Record<string, readonly [Key<CustomerRow>, number]> = {
      createdAt_desc: [(row) => row.createdAt, -1],
      createdAt_asc: [(row) => row.createdAt, 1],
      name_asc: [(row) => row.name?.toLowerCase() ?? null, 1],
      name_desc: [(row) => row.name?.toLowerCase() ?? null, -1],
      points_desc: [(row) => row.totalPoints, -1],
      referrals_desc: [(row) => row.totalReferrals, -1],
    };
    const programs = [null, '-1', 'none', ...(fixture?.documents.programs.map((program) => program._id) ?? [])];
    const argument = fc.record({
      ...paging,
      search: word,
      sortBy: fc.constantFrom(...Object.keys(keys)),
      programId: fc.constantFrom(...programs),
    });
    await fc.assert(
      fc.asyncProperty(argument, async (variables) => {
        const { search, sortBy, programId } = variables;
        const wanted = customers.filter(
          (row) =>
            contains(search, row.name, row.firstName, row.lastName, row.emailAddress) &&
            (programId === null ||
              row.loyaltyProgramId === programId ||
              (programId === defaultProgram?._id && row.loyaltyProgramId === null)),
        );
        const [key, sign] = keys[sortBy] ?? [() => null, 1];
        await expectSame(
          'customers',
          'search:String sortBy:CustomerSort programId:ID',
          variables,
          sorted(wanted, key, sign),
        );
      }),
      runs,
    );
  });

  it('reviews', async () => {
    const keys: Record<string, readonly [Key<ReviewRow>, number]> = {
      createdAtDesc: [(row) => row.createdAt, -1],
      ratingDesc: [(row) => row.rating, -1],
      ratingAsc: [(row) => row.rating, 1],
    };
    const argument = fc.record({
      ...paging,
      search: word,
      sortBy: fc.constantFrom(...Object.keys(keys)),
      rating: fc.subarray(['5', '4', '3', '2', '1']).map((picked) => picked.join(',')),
      status: fc.constantFrom(null, 'pending', 'approved', 'spam_check', 'other'),
      isFeatured: fc.constantFrom(null, 0, 1),
      customerId: fc.constantFrom(null, null, ...customers.slice(0, 20).map((row) => row._id)),
      productId: fc.constantFrom(null, null, ...reviews.slice(0, 20).map((row) => row.product?.productId ?? null)),
    });
    await fc.assert(
      fc.asyncProperty(argument, async (variables) => {
        const { search, sortBy, rating, status, isFeatured, customerId, productId } = variables;
        const wanted = reviews.filter(
          (row) =>
            contains(search, row.title, row.description, row.customer?.name, row.product?.name) &&
            (rating === '' || rating.split(',').includes(String(row.rating))) &&
            (status === null || row.status === status) &&
            (isFeatured === null || row.isFeatured === isFeatured) &&
            (customerId === null || row.customer?._id === customerId) &&
            (productId === null || row.product?.productId === productId),
        );
        const [key, sign] = keys[sortBy] ?? [() => null, 1];
        const types =
          'search:String sortBy:ReviewSort rating:String status:String isFeatured:Int customerId:ID productId:ID';
        await expectSame('reviews', types, variables, sorted(wanted, key, sign));
      }),
      runs,
    );
  });

  it('questions', async () => {
    const keys: Record<string, readonly [Key<QuestionRow>, number]> = {
      createdAtDesc: [(row) => row.createdAt, -1],
      createdAtAsc: [(row) => row.createdAt, 1],
      answeredAtDesc: [(row) => row.answeredAt, -1],
      publishedAtDesc: [(row) => row.publishedAt, -1],
    };
    const passes: Record<string, (row: QuestionRow) => boolean> = {
      unanswered: (row) => !row.answer,
      answered: (row) => Boolean(row.answer),
      unpublished: (row) => row.status !== 'approved',
      published: (row) => row.status === 'approved',
    };
    const argument = fc.record({
      ...paging,
      search: word,
      sortBy: fc.constantFrom(...Object.keys(keys)),
      filter: fc.constantFrom(null, ...Object.keys(passes)),
      customerId: fc.constantFrom(null, null, ...questions.map((row) => row.customer?._id ?? null)),
    });
    await fc.assert(
      fc.asyncProperty(argument, async (variables) => {
        const { search, sortBy, filter, customerId } = variables;
        const wanted = questions.filter(
          (row) =>
            contains(search, row.question, row.answer, row.customer?.name, row.product?.name) &&
            (filter === null || passes[filter]?.(row) === true) &&
            (customerId === null || row.customer?._id === customerId),
        );
        const [key, sign] = keys[sortBy] ?? [() => null, 1];
        const types = 'search:String sortBy:FaqSort filter:FaqFilter customerId:ID';
        await expectSame('faqs', types, variables, sorted(wanted, key, sign));
      }),
      runs,
    );
  });

  it('rewards, the newest first', async () => {
    const instant = fc.option(fc.constantFrom(...rewards.map((row) => row.createdAt), '2026-08-01T00:00:00.000Z'));
    const argument = fc.record({
      ...paging,
      taskType: fc.constantFrom(null, null, ...rewardTaskTypes),
      type: fc.constantFrom(null, 'points', 'coupon_code'),
      status: fc.constantFrom(null, 'pending', 'approved', 'rejected'),
      customerId: fc.constantFrom(null, null, null, ...rewards.map((row) => row.customer?._id ?? null)),
      dateFrom: instant,
      dateTo: instant,
    });
    await fc.assert(
      fc.asyncProperty(argument, async (variables) => {
        const { taskType, type, status, customerId, dateFrom, dateTo } = variables;
        const wanted = rewards.filter(
          (row) =>
            (taskType === null || row.task_type === taskType) &&
            (type === null || row.type === type) &&
            (status === null || row.status === status) &&
            (customerId === null || row.customer?._id === customerId) &&
            (dateFrom === null || row.createdAt >= dateFrom) &&
            (dateTo === null || row.createdAt <= dateTo),
        );
        const types =
          'taskType:RewardTaskType type:RewardType status:RewardStatus customerId:ID dateFrom:DateTime dateTo:DateTime';
        await expectSame(
          'rewards',
          types,
          variables,
          sorted(wanted, (row) => row.createdAt, -1),
        );
      }),
      runs,
    );
  });
});

describe('every row conforms to the schema', () => {
  const person = 'customer { _id name firstName lastName emailAddress profilePhotoUrl }';
  const product = 'product { productId name slug }';
  const fields: Record<string, string> = {
    customers:
      '_id name firstName lastName emailAddress profilePhotoUrl totalPoints totalVouchers totalReviews totalFaq totalOrders totalReferrals acceptsMarketing platformCustomerId referralCode loyaltyProgramId offlineCardNumber accessToken createdAt',
    reviews: `_id title description rating countryCode ipAddress createdAt publishedAt reply repliedAt status isFeatured attachments { _id src type thumbnail } ${person} ${product}`,
    faqs: `_id question answer status isFeatured createdAt answeredAt publishedAt ${person} ${product}`,
    rewards: `_id type task_type coupon_code amount status discountConfig { discountType discountValue freeProduct { label value } } order { _id number } review { _id title rating } faq { _id question } ${person} createdAt availableAt expiresAt scratchedAt`,
  };
  it.each(Object.entries(fields))('%s of both sites', async (root, selection) => {
    const entity = entities.find((one) => one.read.list === root);
    for (const by of [backend.first, backend.second]) {
      const seen = new Set<string>();
      let total = 1;
      for (let offset = 0; offset < total; offset += 100) {
        const data = await backend.query(
          `{ page: ${root}(limit: 100, offset: ${offset}) { total items { ${selection} } } }`,
          {},
          by,
        );
        total = data.page.total;
        for (const row of data.page.items) {
          expect(entity?.row.safeParse(row).error).toBeUndefined();
          seen.add(row._id);
        }
      }
      expect(seen.size).toBe(total);
    }
  });

  it('one row by its id, and null for none', async () => {
    const [customer, review] = [customers[3]?._id, reviews[3]?._id];
    const data = await backend.query(
      'query ($customer: ID!, $review: ID!) { customerById(id: $customer) { _id } reviewById(id: $review) { _id attachments { src } } none: reviewById(id: "x") { _id } }',
      { customer, review },
    );
    expect(data).toMatchObject({ customerById: { _id: customer }, reviewById: { _id: review }, none: null });
  });

  it('pictures carry the address of the server', async () => {
    const { reviews: page } = await backend.query(
      '{ reviews(limit: 100) { items { attachments { src thumbnail } } } }',
    );
    const all = page.items.flatMap((row: { attachments: { src: string }[] }) => row.attachments.map((one) => one.src));
    const own = all.filter((src: string) => src.startsWith(`${backend.address}/media/`));
    expect(own.length).toBeGreaterThan(3);
    expect(all.filter((src: string) => src.startsWith('/'))).toEqual([]);
  });
});

describe('the two sites', () => {
  it('have nothing in common', async () => {
    const text =
      '{ customers(limit: 100) { items { _id } } reviews(limit: 100) { items { _id } } faqs(limit: 100) { items { _id } } rewards(limit: 100) { items { _id } } }';
    const idsOf = (data: Record<string, { items: { _id: string }[] }>) =>
      Object.values(data).flatMap((page) => page.items.map((row) => row._id));
    const first = new Set(idsOf(await backend.query(text)));
    const second = idsOf(await backend.query(text, {}, backend.second));
    expect(second.length).toBeGreaterThan(200);
    expect(second.filter((id) => first.has(id))).toEqual([]);
  });

  it('cannot reach each other’s rows by id', async () => {
    const [customer, review, question, reward] = [customers[0], reviews[0], questions[0], rewards[0]].map(
      (row) => row?._id ?? '',
    );
    const data = await backend.query(
      'query ($id: ID!) { customerById(id: $id) { _id } }',
      { id: customer },
      backend.second,
    );
    expect(data.customerById).toBeNull();
    const tries = [
      ['PATCH', `/admin/customers/${customer}`, { acceptsMarketing: true }],
      ['DELETE', `/admin/customers/${customer}`, undefined],
      ['PATCH', `/admin/reviews/${review}`, { isFeatured: 1 }],
      ['POST', `/admin/reviews/${review}/reply`, { reply: 'x' }],
      ['PATCH', `/admin/faq/${question}`, { isFeatured: 1 }],
      ['PATCH', `/admin/loyalty/reward/${reward}`, { status: 'approved' }],
    ] as const;
    for (const [method, path, body] of tries) expect((await backend.second(method, path, body)).status, path).toBe(404);
    const draft = { question: 'Q', answer: 'A', productId: '8800000000', customerId: customer };
    expect((await backend.second('POST', '/admin/faq', draft)).body.fields).toEqual({ customerId: expect.any(String) });
  });
});
