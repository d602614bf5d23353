import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customers } from '../../../../resources/customers';
import { faq } from '../../../../resources/faq';
import { reviews } from '../../../../resources/reviews';
import { defineConsole, registerExtension } from '../../../../src/defineConsole';
import { EntityList } from '../../../../src/engine/list/EntityList';
import { renderConsole } from '../../../support/renderConsole';
import { listServer } from '../../../support/stubDataProvider';

function open(entity: typeof customers | typeof reviews | typeof faq) {
  return renderConsole({
    dataProvider: listServer(entity, []).provider(),
    at: `/${entity.name}`,
    routes: [
      { path: `/${entity.name}`, element: <EntityList entity={entity} /> },
      { path: '/:of/import/:kind', element: <h1>An import</h1> },
    ],
  });
}

const entries = () => screen.getAllByRole('menuitem').map((node) => node.textContent);

describe('the import menu', () => {
  it('[CUS-05] on the list of customers has a file, the store, our team, and points', async () => {
    const { user, currentUrl } = open(customers);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(entries()).toEqual([
      'Customers from a file',
      'Customers from your store',
      'Have our team import it',
      'Points from a file',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Points from a file' }));
    await screen.findByText('An import');
    expect(currentUrl()).toBe('/customers/import/points');
  });

  it('[REV-09] on the list of reviews has a file and our team', async () => {
    const { user, currentUrl } = open(reviews);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(entries()).toEqual(['Reviews from a file', 'Have our team import it']);
    await user.click(screen.getByRole('menuitem', { name: 'Reviews from a file' }));
    await screen.findByText('An import');
    expect(currentUrl()).toBe('/product-reviews/import/reviews');
  });

  it('[EXT-04] is hidden with the page of the imports', async () => {
    await registerExtension(defineConsole({ menu: [{ path: '/imports', hide: true }] }));
    open(customers);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await registerExtension(defineConsole({}));
  });

  it('is hidden if nothing can be imported', async () => {
    open(faq);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
