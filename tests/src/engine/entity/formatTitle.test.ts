import { expect, it } from 'vitest';
import { entities } from '../../../../resources';
import { formatTitle } from '../../../../src/engine/entity/entityLabels';

it.each(entities.map((entity) => [entity.name, entity] as const))(
  'a record of %s that is known by its id alone has no title, or one with its id',
  (_name, entity) => {
    expect(formatTitle(entity, { _id: 'r1' }, (key) => key)).toEqual(expect.any(String));
  },
);
