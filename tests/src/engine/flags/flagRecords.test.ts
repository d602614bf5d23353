import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagRecords } from '../../../../src/engine/flags/flagRecords';
import { createRecord, createRecords, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const declared = reviews.flags ?? { texts: [] };
const page = (...rows: Record<string, unknown>[]) => rows.map((row, index) => createRecord(reviews, `id${index}`, row));
const getRules = (rows: Record<string, unknown>[]) =>
  Object.fromEntries(
    [...flagRecords(declared, page(...rows))].map(([id, { flags }]) => [id, flags.map(({ rule }) => rule)]),
  );
const long = 'The sleeves are a little long for me, but I like it.';

describe('flagging the records of a page', () => {
  it('flags each text of a record, with the matching passages', () => {
    const [flagged] = flagRecords(
      declared,
      page({ title: 'DO NOT BUY', description: 'See www.cheap.shop or mail kim@cheap.shop' }),
    ).values();
    expect(flagged?.flags).toEqual([
      { rule: 'link', found: { passage: 'www.cheap.shop' } },
      { rule: 'contact', found: { passage: 'kim@cheap.shop' } },
      { rule: 'shouting', found: { passage: 'DO NOT BUY' } },
    ]);
    expect(flagged?.marks).toEqual({
      title: [{ from: 0, to: 10 }],
      description: [
        { from: 4, to: 18 },
        { from: 27, to: 41 },
      ],
    });
  });

  it('flags duplicate texts, ignoring case and punctuation, but not short ones', () => {
    expect(
      getRules([
        { title: 'Great', description: long },
        { title: 'Great', description: long.toUpperCase().toLowerCase().replaceAll(',', ' …') },
        { title: 'Great', description: 'Great product' },
        { title: 'Great', description: 'Great product' },
        { description: `${long} Really.` },
      ]),
    ).toEqual({ id0: ['sameText'], id1: ['sameText'] });
  });

  it.each([
    ['质量非常好，物流也很快，推荐购买！', '质量非常好, 物流也很快, 推荐购买', '非常好'],
    [
      'このバッグは本当に素敵で、とても気に入りました。',
      'このバッグは本当に素敵で とても気に入りました',
      'とても良い商品です',
    ],
    ['สินค้าดีมากจัดส่งรวดเร็วแนะนำเลยค่ะ', 'สินค้าดีมากจัดส่งรวดเร็วแนะนำเลยค่ะ!', 'ดีมาก'],
  ])('flags duplicate texts in scripts without spaces: %s', (text, same, short) => {
    expect(getRules([text, same, short, short].map((description) => ({ description })))).toEqual({
      id0: ['sameText'],
      id1: ['sameText'],
    });
  });

  it('flags an IP address shared by three or more records', () => {
    const from = (...addresses: (string | null)[]) => getRules(addresses.map((ipAddress) => ({ ipAddress })));
    expect(from('10.0.0.1', '10.0.0.1', '10.0.0.2', null, null, null)).toEqual({});
    expect(from('2001:DB8::1', '2001:db8::1', '10.0.0.1', '2001:db8::1 ')).toEqual({
      id0: ['sameAddress'],
      id1: ['sameAddress'],
      id3: ['sameAddress'],
    });
  });

  it('flags a country that almost no other record has', () => {
    const from = (...countries: (string | null)[]) => getRules(countries.map((countryCode) => ({ countryCode })));
    expect(from('FR', 'FR', 'FR', 'BR')).toEqual({});
    expect(from('FR', 'FR', 'FR', 'BR', 'DE')).toEqual({});
    expect(from('FR', 'fr', 'FR', 'FR', 'BR', null)).toEqual({ id4: ['otherCountry'] });
  });

  it('flags nothing on a page of ordinary reviews, or if the texts are missing', () => {
    expect(getRules([{ title: 'Soft, warm', description: long }, {}, { title: 'Runs small (US 10, XL)' }])).toEqual({});
  });

  it('only checks declared fields', () => {
    const rows = page({ title: 'DO NOT BUY', ipAddress: 'x' }, { ipAddress: 'x' }, { ipAddress: 'x' });
    expect(flagRecords({ texts: ['description'] }, rows).size).toBe(0);
  });

  it('returns ordered passages that do not overlap, within any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        'kim@x.example',
        'www.x.example',
        ' DO NOT BUY THIS EVER ',
        '@kim_x',
        '+49 151 23456789',
        'a.b/c.d',
        '@',
        '.',
      ),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (title, description) => {
        for (const { marks, flags } of flagRecords(declared, page({ title, description })).values()) {
          expect(flags.length).toBeGreaterThan(0);
          for (const [path, passages] of Object.entries(marks)) {
            const whole = path === 'title' ? title : description;
            let end = -1;
            for (const { from, to } of passages) {
              expect(from).toBeGreaterThan(end);
              expect(to).toBeGreaterThan(from);
              expect(to).toBeLessThanOrEqual(whole.length);
              end = to;
            }
          }
        }
      }),
    );
  });

  // Quadratic matching would exceed the test timeout.
  it('runs in linear time on repetitive texts', () => {
    for (const unit of ['a', '1 ', 'a@', 'a.', 'AB ', 'http://', '(at) ', '+1-', 'a.a/']) {
      const rows = createRecords(reviews, 3, () => ({ description: unit.repeat(200_000) }));
      expect(flagRecords(declared, rows).size, unit).toBeLessThanOrEqual(rows.length);
    }
  });

  it('returns the same object for unchanged records', () => {
    const before = flagRecords(declared, page({ title: 'DO NOT BUY' }, { title: 'WHAT A GREAT DRESS' }));
    const after = flagRecords(declared, page({ title: 'DO NOT BUY' }, { title: 'what a great dress' }), before);
    expect(after.get('id0')).toBe(before.get('id0'));
    expect(after.has('id1')).toBe(false);
  });
});
