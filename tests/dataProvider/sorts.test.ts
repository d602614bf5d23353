import { describe, expect, it } from 'vitest';
import { listVariables } from '../../dataProvider/graphql/variables';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { defaultSort, getSort, toSortBy } from '../../resources/sorts';
import { getMessage } from './support/messageOf';

const sortBy = (entity: Entity, sort?: { field: string; order: string }) => listVariables(entity, { sort })['sortBy'];
const declared = entities.flatMap((entity) =>
  Object.entries(entity.list.sorts).map(
    ([wire, { field, order }]) => [entity.name, field, order, wire, entity] as const,
  ),
);

describe('react-admin sorts', () => {
  it.each(declared)('of %s by %s %s are converted to %s and back', (_name, field, order, wire, entity) => {
    expect(sortBy(entity, { field, order })).toBe(wire);
    expect(getSort(entity, wire)).toEqual({ field, order });
    expect(toSortBy(entity, { field, order })).toBe(wire);
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s default to the first declared one',
    (_name, entity) => {
      const [first] = Object.keys(entity.list.sorts);
      expect(sortBy(entity)).toBe(first);
      for (const order of ['ASC', 'DESC']) expect(sortBy(entity, { field: 'id', order })).toBe(first);
      expect(sortBy(entity, defaultSort(entity))).toBe(first);
      expect(sortBy(entity, getSort(entity, 'nonsense'))).toBe(first);
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s are rejected if undeclared, with the supported ones',
    (name, entity) => {
      for (const field of ['', 'password', '__proto__', ...Object.keys(entity.list.sorts)]) {
        const message = getMessage(() => sortBy(entity, { field, order: 'ASC' }));
        expect(message).toContain(`'${name}' cannot be sorted by ${field} ASC.`);
        for (const { field: sorted, order } of Object.values(entity.list.sorts)) {
          expect(message).toContain(`${sorted} ${order}`);
        }
      }
    },
  );

  it('are rejected in an undeclared order', () => {
    const entity = entities.find(({ name }) => name === 'customers');
    expect(entity && getMessage(() => sortBy(entity, { field: 'totalPoints', order: 'ASC' }))).toBe(
      "'customers' cannot be sorted by totalPoints ASC. Supported sorts: createdAt DESC, createdAt ASC, name ASC, " +
        'name DESC, totalPoints DESC, totalReferrals DESC.',
    );
  });
});
