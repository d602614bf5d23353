import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messages as fieldErrors } from '../../../../../i18n/en/areas/fieldErrors';
import { messages } from '../../../../../i18n/en/areas/voucher';
import { appliesTo, discountTypes, voucherShape } from '../../../../../resources/vouchers';
import { parseStoredForm } from '../../../../../src/engine/drafts/useStoredForm';
import { parseVoucher } from '../../../../../src/features/customer/voucher/parseVoucher';
import {
  emptyVoucher,
  storedVoucherForm,
  type VoucherForm,
} from '../../../../../src/features/customer/voucher/voucherForm';

const euro = { digits: 2, locale: 'en' };
const read = (changes: Partial<VoucherForm>) => parseVoucher({ ...emptyVoucher, ...changes }, euro);
const lamp = { id: 'p1', label: 'Lamp', detail: '€40' };
const products = { ...emptyVoucher.appliesTo, to: 'selectedProducts' } as const;

describe('parseVoucher', () => {
  it('parses the initial form as the documented defaults', () => {
    expect(read({})).toEqual({
      voucher: {
        pointsToDeduct: 0,
        discountType: 'percentage',
        discountValue: 10,
        applyTo: 'entireOrder',
        alsoCreateInStore: true,
      },
    });
  });

  it('reads thousands of the console’s language', () => {
    expect(read({ minimum: '1,000', points: '1,500' })).toEqual({
      voucher: expect.objectContaining({ discountMinOrderValue: 1000, pointsToDeduct: 1500 }),
    });
  });

  it.each<[Partial<VoucherForm>, object]>([
    [{ percent: '' }, { percent: 'missing' }],
    [{ percent: '0' }, { percent: 'range' }],
    [{ percent: '150' }, { percent: 'range' }],
    [{ percent: '-5' }, { percent: 'range' }],
    [{ percent: '5%' }, { percent: 'notNumber' }],
    [{ percent: '1.234' }, { percent: 'decimals' }],
    [{ discountType: 'fixed_amount' }, { amount: 'missing' }],
    [{ discountType: 'fixed_amount', amount: '0' }, { amount: 'range' }],
    [{ discountType: 'free_product' }, { freeProduct: 'missing' }],
    [{ minimum: '-1' }, { minimum: 'range' }],
    [{ minimum: '1.000,50' }, { minimum: 'notNumber' }],
    [{ prefix: 'VIP!' }, { prefix: 'letters' }],
    [{ prefix: 'ÄRZTE' }, { prefix: 'letters' }],
    [{ prefix: 'A'.repeat(21) }, { prefix: 'long' }],
    [{ code: 'own' }, { coupon: 'missing' }],
    [{ code: 'own', coupon: 'TWO WORDS' }, { coupon: 'letters' }],
    [{ points: '' }, { points: 'missing' }],
    [{ points: '-1' }, { points: 'range' }],
    [{ points: '1.5' }, { points: 'fraction' }],
    [{ appliesTo: products }, { products: 'missing' }],
    [{ appliesTo: { ...products, to: 'selectedCollections' } }, { collections: 'missing' }],
    [
      { percent: '150', minimum: 'x', points: 'x' },
      { percent: 'range', minimum: 'notNumber', points: 'notNumber' },
    ],
  ])('reports the issues of %j', (changes, issues) => expect(read(changes)).toEqual({ issues }));

  it('omits fields that do not apply to the discount', () => {
    const typed = { percent: '150', amount: 'x', freeProduct: lamp, appliesTo: { ...products, products: [] } };
    expect(read({ ...typed, discountType: 'free_shipping' })).toEqual({
      voucher: { pointsToDeduct: 0, discountType: 'free_shipping', applyTo: 'entireOrder', alsoCreateInStore: true },
    });
    expect(read({ ...typed, discountType: 'free_product', prefix: '!', code: 'own', coupon: 'GIFT' })).toEqual({
      voucher: {
        pointsToDeduct: 0,
        discountType: 'free_product',
        applyTo: 'entireOrder',
        alsoCreateInStore: true,
        coupon: 'GIFT',
        freeProduct: { label: 'Lamp', value: 'p1' },
      },
    });
  });

  const text = fc.oneof(fc.constantFrom('', '0', '10', '150', '12,5', '-1', 'x', ' 7 '), fc.string());
  const choices = fc.array(fc.record({ id: fc.string({ minLength: 1 }), label: fc.string() }), { maxLength: 2 });
  const forms: fc.Arbitrary<VoucherForm> = fc.record({
    discountType: fc.constantFrom(...discountTypes),
    percent: text,
    amount: text,
    freeProduct: fc.option(fc.record({ id: fc.string({ minLength: 1 }), label: fc.string() })),
    appliesTo: fc.record({ to: fc.constantFrom(...appliesTo), products: choices, collections: choices }),
    minimum: text,
    points: text,
    code: fc.constantFrom('made', 'own'),
    prefix: text,
    coupon: text,
    alsoCreateInStore: fc.boolean(),
    adminNote: fc.string(),
  });
  const errorMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.fault;

  it('matches the shape of a voucher, and has a message for every issue', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const result = parseVoucher(form, euro);
        if ('voucher' in result) expect(z.safeParse(voucherShape, result.voucher).success).toBe(true);
        else
          for (const [field, issue] of Object.entries(result.issues)) {
            // Invalid numbers share their messages, except percentages.
            const isShared = issue === 'notNumber' && field !== 'percent';
            expect(isShared ? fieldErrors.notNumber : errorMessages[field]?.[issue]).toBeTruthy();
          }
      }),
    );
  });

  it('restores a stored form, and ignores invalid text', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const stored = { form };
        expect(parseStoredForm(JSON.stringify(stored), storedVoucherForm.shape)).toEqual(form);
      }),
    );
    for (const item of ['', 'x', '{}', 'null', '{"form":{}}'])
      expect(parseStoredForm(item, storedVoucherForm.shape)).toBeNull();
  });
});
