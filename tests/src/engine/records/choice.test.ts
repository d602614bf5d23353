import { describe, expect, it } from 'vitest';
import type { PickRecordAction } from '../../../../resources/entity';
import { getActions, toActionChange } from '../../../../src/engine/records/actions';
import { toChoiceChange } from '../../../../src/engine/records/choice';
import { findInverse } from '../../../../src/engine/records/inverse';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const faq = getEntity('faq');
const move: PickRecordAction = { choose: 'product', sends: 'productId', from: 'products' };
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp' };

describe('a chosen record', () => {
  it('is shown by the parts of its field', () => {
    expect(toChoiceChange(reviews, move, { ...lamp, price: 5, imageUrl: null })).toEqual({
      set: { product: lamp },
    });
    const person = { _id: 'c1', id: 'c1', name: 'Ada', totalPoints: 5 };
    expect(toChoiceChange(reviews, { choose: 'customer' }, person)).toEqual({
      set: {
        customer: {
          _id: 'c1',
          name: 'Ada',
          firstName: null,
          lastName: null,
          emailAddress: null,
          profilePhotoUrl: null,
        },
      },
    });
  });

  it.each([null, undefined, 'p1', {}, { productId: 7 }, []])('is null for %j', (value) => {
    expect(toChoiceChange(reviews, move, value)).toBeNull();
  });

  it('requires a reference field', () => {
    expect(toChoiceChange(reviews, { ...move, choose: 'title' }, lamp)).toBeNull();
  });
});

describe('an action', () => {
  const named = (entity: typeof reviews, name: string) => {
    const found = getActions(entity).find((action) => action.name === name);
    if (!found) throw new Error(`no action '${name}'`);
    return found;
  };
  const review = createRecord(reviews, 'r1', { status: 'pending', isFeatured: 0, product: lamp, reply: 'Thanks' });

  it('that opens a composer or a picker has no change of its own', () => {
    expect(toActionChange(named(reviews, 'reply'))).toBeNull();
    expect(toActionChange(named(reviews, 'move'))).toBeNull();
    expect(toActionChange(named(faq, 'answer'))).toBeNull();
    expect(toActionChange(named(reviews, 'publish'))).toEqual({ set: { status: 'approved' } });
    expect(toActionChange(named(reviews, 'delete'))).toEqual({ remove: true });
  });

  it('is undone by the previous values', () => {
    const inverse = (set: object) => findInverse(reviews, { record: review, set: { ...set } });
    expect(inverse({ status: 'approved' })).toEqual({ status: 'pending' });
    expect(inverse({ product: null })).toEqual({ product: lamp });
    expect(inverse({ reply: 'Hi' })).toEqual({ reply: 'Thanks' });
  });

  it('is undone by an empty text if there was none, and cannot be undone if there is no previous value', () => {
    const record = createRecord(reviews, 'r2');
    expect(findInverse(reviews, { record, set: { reply: 'Hi' } })).toEqual({ reply: '' });
    expect(findInverse(reviews, { record, set: { product: lamp } })).toBeNull();
  });
});
