import { describe, expect, it } from 'vitest';
import type { ChooseAction } from '../../../../resources/entity';
import { actionsOf, changeOf, inverseOf } from '../../../../src/engine/actions/actions';
import { choiceOf } from '../../../../src/engine/actions/choice';
import { entityNamed, recordOf } from '../../../support/records';

const reviews = entityNamed('product-reviews');
const faq = entityNamed('faq');
const move: ChooseAction = { choose: 'product', sends: 'productId', from: 'products' };
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp' };

describe('a chosen record', () => {
  it('is sent by its id and shown by what the field shows of it', () => {
    expect(choiceOf(reviews, move, { ...lamp, price: 5, imageUrl: null })).toEqual({
      set: { product: lamp },
      sent: { productId: 'p1' },
    });
    const person = { _id: 'c1', id: 'c1', name: 'Ada', totalPoints: 5 };
    expect(choiceOf(reviews, { choose: 'customer', sends: 'customerId', from: 'customers' }, person)).toEqual({
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
      sent: { customerId: 'c1' },
    });
  });

  it.each([null, undefined, 'p1', {}, { productId: 7 }, []])('is none in %j', (value) => {
    expect(choiceOf(reviews, move, value)).toBeNull();
  });

  it('needs a field that shows records', () => {
    expect(choiceOf(reviews, { ...move, choose: 'title' }, lamp)).toBeNull();
  });
});

describe('an action', () => {
  const named = (entity: typeof reviews, name: string) => {
    const found = actionsOf(entity).find((one) => one.name === name);
    if (!found) throw new Error(`no action '${name}'`);
    return found;
  };
  const review = recordOf(reviews, 'r1', { status: 'pending', isFeatured: 0, product: lamp, reply: 'Thanks' });

  it('that asks for a text or a choice does nothing by itself', () => {
    expect(changeOf(named(reviews, 'reply'))).toBeNull();
    expect(changeOf(named(reviews, 'move'))).toBeNull();
    expect(changeOf(named(faq, 'answer'))).toBeNull();
    expect(changeOf(named(reviews, 'publish'))).toEqual({ set: { status: 'approved' } });
    expect(changeOf(named(reviews, 'delete'))).toEqual({ remove: true });
  });

  it('is taken back by the values from before', () => {
    expect(inverseOf(reviews, named(reviews, 'publish'), review)).toEqual({ set: { status: 'pending' } });
    expect(inverseOf(reviews, named(reviews, 'move'), review)).toEqual({
      set: { product: lamp },
      sent: { productId: 'p1' },
    });
    expect(inverseOf(reviews, named(reviews, 'reply'), review)).toEqual({ set: { reply: 'Thanks' } });
  });

  it('is taken back by an empty text where there was none, and not at all where nothing can be put back', () => {
    const bare = recordOf(reviews, 'r2');
    expect(inverseOf(reviews, named(reviews, 'reply'), bare)).toEqual({ set: { reply: '' } });
    expect(inverseOf(reviews, named(reviews, 'move'), bare)).toBeNull();
    expect(inverseOf(reviews, named(reviews, 'delete'), bare)).toBeNull();
  });
});
