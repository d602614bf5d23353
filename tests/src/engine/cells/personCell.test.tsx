import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const name = 'Maria Alexandra Constantinopoulou-Papadopoulou of Thessaloniki';

it.each(['product-reviews', 'faq', 'rewards', 'customers'])(
  'the full name of a customer is a tooltip in %s',
  async (entityName) => {
    const entity = getEntity(entityName);
    const rows = createRecords(entity, 1, () => ({ name, customer: { _id: 'c1', name } }));
    renderList(entity, listServer(entity, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    expect(screen.getByTitle(name)).toHaveTextContent(name);
  },
);
