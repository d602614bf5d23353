import { countBy } from 'es-toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '../../mock-server/appOptions';
import { createFixtures } from '../../mock-server/fixtures/createFixtures';
import { toIsoInstant } from '../../mock-server/fixtures/times';
import { getRowValue } from '../../mock-server/store/getRowValue';
import { rewardTaskTypes } from '../../resources/rewards';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const make = (seed = 1) => createFixtures(registry, { sizes: {}, seed, now });
const sites = [...make().values()];
const [first, second] = sites;
const rows = (name: string) => [...(first?.rows[name] ?? [])];
const count = (name: string, test: (row: Readonly<Record<string, unknown>>) => boolean) =>
  rows(name).filter(test).length;
const values = (name: string, field: string) => new Set(rows(name).map((row) => row[field]));

describe('toIsoInstant', () => {
  it('formats like Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), (at) => {
        expect(toIsoInstant(at)).toBe(new Date(at).toISOString());
      }),
    );
    expect(toIsoInstant(now + 5, now)).toBe(new Date(now).toISOString());
  });
});

describe('generated sites', () => {
  it('have the default sizes', () => {
    expect(rows('customers')).toHaveLength(2000);
    expect(rows('product-reviews')).toHaveLength(4218);
    expect(count('product-reviews', (row) => row['status'] === 'pending')).toBe(24);
    expect(rows('faq')).toHaveLength(312);
    expect(count('faq', (row) => row['answer'] === null)).toBe(6);
    expect(rows('rewards')).toHaveLength(6000);
    expect(count('rewards', (row) => row['status'] === 'pending')).toBe(9);
  });

  it('include edge cases', () => {
    expect([...values('rewards', 'task_type')].sort()).toEqual([...rewardTaskTypes, null].sort());
    expect([...values('rewards', 'type')].sort()).toEqual(['coupon_code', 'points']);
    const discounts = new Set(rows('rewards').map((row) => Object(row['discountConfig'])['discountType']));
    expect([...discounts].sort()).toEqual(['fixed_amount', 'free_product', 'free_shipping', 'percentage', undefined]);
    expect(count('rewards', (row) => Number(row['amount']) < 0)).toBeGreaterThan(100);
    expect(count('customers', (row) => Number(row['totalPoints']) < 0)).toBeGreaterThan(5);
    expect(values('product-reviews', 'status')).toContain('spam_check');
    expect(values('faq', 'status')).toContain('spam_check');
    for (const [name, field] of [
      ['customers', 'name'],
      ['customers', 'emailAddress'],
      ['product-reviews', 'title'],
      ['product-reviews', 'product'],
      ['product-reviews', 'customer'],
      ['rewards', 'customer'],
    ] as const) {
      expect(values(name, field), `${name}.${field}`).toContain(null);
    }
    const texts = JSON.stringify(first?.rows);
    for (const piece of ['<script>', '\\u202e', 'محمد', '花子', '👩‍👩‍👧‍👦', '=HYPERLINK', 'javascript:']) {
      expect(texts.toLowerCase()).toContain(piece === '\\u202e' ? '\u202e' : piece.toLowerCase());
    }
    expect(Math.max(...rows('product-reviews').map((row) => String(row['description']).length))).toBeGreaterThan(5000);
  });

  it('have balances that a demo shows, and stores that share a language', () => {
    const balances = sites.flatMap(({ rows }) => (rows['customers'] ?? []).map((row) => Number(row['totalPoints'])));
    expect(Math.max(...balances)).toBe(18_450);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(-400);
    const [languages, others] = [first, second].map((site) => new Set(site?.documents.settings.supportedLanguages));
    expect([...(languages ?? [])].filter((code) => others?.has(code))).toEqual(['en']);
  });

  it('have recent pending rows and no dates in the future', () => {
    const threeDaysAgo = new Date(now - 4.1 * 24 * 3_600_000).toISOString();
    const waiting = [
      ...rows('product-reviews').filter((row) => row['status'] === 'pending'),
      ...rows('rewards').filter((row) => row['status'] === 'pending'),
      ...rows('faq').filter((row) => row['answer'] === null),
    ];
    for (const row of waiting) expect(String(row['createdAt']) > threeDaysAgo).toBe(true);
    for (const name of ['customers', 'product-reviews', 'faq', 'rewards']) {
      for (const row of rows(name)) expect(Date.parse(String(row['createdAt']))).toBeLessThanOrEqual(now);
    }
  });

  it('include a store without records whose setup is not finished', () => {
    const newest = sites.at(-1);
    expect(newest?.documents.settings).toMatchObject({ marketingIntroCompleted: false, website: '' });
    expect(newest?.documents).toMatchObject({ programs: [], widgets: [], templates: {} });
    expect(Object.values(newest?.rows ?? {}).flat()).toEqual([]);
  });

  it('are deterministic by seed', () => {
    expect([...make().values()]).toEqual(sites);
    const [other] = [...make(2).values()];
    expect(other?.rows['customers']).not.toEqual(first?.rows['customers']);
  });

  it('count reviews, questions and approved vouchers of customers', () => {
    const total = (field: string) => rows('customers').reduce((sum, row) => sum + Number(row[field]), 0);
    expect(total('totalReviews')).toBe(count('product-reviews', (row) => row['customer'] !== null));
    expect(total('totalFaq')).toBe(count('faq', (row) => row['customer'] !== null));
    const vouchers = rows('rewards').filter((row) => row['type'] === 'coupon_code' && row['status'] === 'approved');
    const owners = countBy(vouchers, (row) => String(getRowValue(row, 'customer._id')));
    for (const { _id, totalVouchers } of rows('customers')) expect(totalVouchers).toBe(owners[_id] ?? 0);
  });

  it('have unique ids', () => {
    const all = [first, second].flatMap((site) =>
      Object.values(site?.rows ?? {}).flatMap((list) => list.map((row) => row._id)),
    );
    expect(new Set(all).size).toBe(all.length);
    const attachments = rows('product-reviews').flatMap((row) =>
      Array.isArray(row['attachments']) ? row['attachments'] : [],
    );
    expect(new Set(attachments.map((attachment: { _id: string }) => attachment._id)).size).toBe(attachments.length);
  });

  it('report entity, row, and field of an invalid row', () => {
    const extraRows = () => ({ faq: [{ _id: 'q1', isFeatured: 7 }] });
    expect(() => createFixtures(registry, { sizes: {}, seed: 1, now, extraRows })).toThrow(/faq q1: isFeatured/);
  });
});
