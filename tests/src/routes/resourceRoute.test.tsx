/** Every entity is a react-admin resource, with routes at react-admin's URLs. */
import { screen, waitFor } from '@testing-library/react';
import {
  ResourceContextProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
  useResourceDefinitions,
} from 'ra-core';
import { createElement } from 'react';
import { useParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../resources';
import { getResource, type ResourceOverride } from '../../../src/engine/entity/resourceOf';
import type { ConsoleRecord } from '../../../src/engine/records/consoleRecord';
import { usePageHandle } from '../../../src/layout/usePageChange';
import { resourceRoute } from '../../../src/routes/resourceRoute';
import { lazyPart } from '../../../src/ui/lazy/lazyPart';
import { createGate } from '../../support/createGate';
import { createRecord, getEntity } from '../../support/records';
import { renderConsole } from '../../support/renderConsole';
import { findRow } from '../../support/rows';
import { listServer } from '../../support/stubDataProvider';

const customers = getEntity('customers');

/** Shows what react-admin's hooks return for the current resource and two records. */
function Definition({ named, unnamed }: { named: ConsoleRecord; unnamed: ConsoleRecord }) {
  const definition = useResourceDefinition();
  const label = useGetResourceLabel();
  const represent = useGetRecordRepresentation(definition.name);
  return (
    <>
      <p>
        {[definition.name, definition.hasList, definition.hasCreate, definition.hasEdit, definition.hasShow].join()}
      </p>
      <p>label {label(definition.name, 2)}</p>
      <p>named {represent(named)}</p>
      <p>unnamed {represent(unnamed)}</p>
      <p data-testid="icon">{definition.icon && createElement(definition.icon)}</p>
    </>
  );
}

function Replaced({ what }: { what: string }) {
  const { id } = useParams();
  return <p>{`${what} of ${useResourceContext()} for ${id ?? 'none'} titled ${usePageHandle()?.title}`}</p>;
}
function Own() {
  const path = useCreatePath();
  const known = Object.keys(useResourceDefinitions());
  return <p>{`own of ${useResourceContext()} ${path({ resource: known[0] ?? '', type: 'edit', id: 'c 1' })}`}</p>;
}
const SlowPage = () => <p>the slow page</p>;
const List = () => <Replaced what="list" />;
const Create = () => <Replaced what="create" />;
const Edit = () => <Replaced what="edit" />;
const Show = () => <Replaced what="show" />;
const override = {
  list: lazyPart(async () => ({ default: List })),
  create: lazyPart(async () => ({ default: Create })),
  edit: lazyPart(async () => ({ default: Edit })),
  show: lazyPart(async () => ({ default: Show })),
};

describe.each(entities)('$name', (entity) => {
  const unnamed = createRecord(entity, 'x1');
  const named = { ...unnamed, name: 'Ada', title: 'Lovely', question: 'Why?', code: 'C1' };

  it("[RA-01] is found by react-admin's hooks, with its pages, label, icon and record representation", () => {
    renderConsole({
      dataProvider: listServer(entity, []).provider(),
      at: '/',
      routes: [
        {
          path: '/',
          element: (
            <ResourceContextProvider value={entity.name}>
              <Definition named={named} unnamed={unnamed} />
            </ResourceContextProvider>
          ),
        },
      ],
    });
    const definition = [entity.name, true, entity.create !== undefined, entity.page === true, false];
    expect(screen.getByText(definition.join())).toBeTruthy();
    expect(screen.getByText(/^label/)).not.toHaveTextContent('resources.');
    expect(screen.getByText(`named ${entity.title(named) ?? '#x1'}`)).toBeTruthy();
    expect(screen.getByText(`unnamed ${entity.title(unnamed) ?? '#x1'}`)).toBeTruthy();
    expect(screen.getByTestId('icon').querySelector('path')).toHaveAttribute('d');
  });

  it('[RA-01] has its list at its name, inside its resource context', async () => {
    const row = createRecord(entity, 'r1');
    renderConsole({
      dataProvider: listServer(entity, [row]).provider(),
      at: `/${entity.name}?page=0&limit=10`,
      routes: [resourceRoute(entity, [])],
    });
    await findRow('r1');
  });
});

describe('the routes of a resource', () => {
  const pages = [
    { path: 'customers/:id', title: 'page', load: async () => ({ default: Own }) },
    { path: 'customers/:id/settings', title: 'settings', load: async () => ({ default: Own }) },
  ];

  const open = (at: string, given: ResourceOverride = override) =>
    renderConsole({
      dataProvider: listServer(customers, []).provider(),
      at,
      routes: [resourceRoute(customers, pages, given), { path: '*', element: <p>not found</p> }],
    });

  it.each([
    ['/customers', 'list of customers for none titled resources.customers.name'],
    ['/customers/create', 'create of customers for none titled resources.customers.name'],
    ['/customers/c1', 'edit of customers for c1 titled resources.customers.name'],
    ['/customers/c1/show', 'show of customers for c1 titled resources.customers.name'],
    ['/customers/c1/tab', 'edit of customers for c1 titled resources.customers.name'],
    ['/customers/c1/settings', 'own of customers /customers/c%201'],
  ])('[RA-01] %s shows the override that react-admin has there', async (at, text) => {
    open(at);
    await screen.findByText(text);
  });

  it.each(['/customers/c1/settings/more', '/customers/create/more', '/customers/c1/show'])(
    '%s is an unknown page without an override',
    async (at) => {
      const { container } = open(at, {});
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(container).not.toHaveTextContent('own of');
    },
  );

  it('loads the code of the next page before it leaves the current one', async () => {
    const network = createGate();
    const openNetwork = network.close();
    const slow = {
      path: 'customers/slow',
      title: 'slow',
      load: () => network.pass().then(() => ({ default: SlowPage })),
    };
    const { router } = renderConsole({
      dataProvider: listServer(customers, []).provider(),
      at: '/customers/c1',
      routes: [resourceRoute(customers, [...pages, slow])],
    });
    await screen.findByText(/^own of customers/);
    const navigation = router.navigate('/customers/slow');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    expect(screen.getByText(/^own of customers/)).toBeVisible();
    openNetwork();
    await navigation;
    expect(await screen.findByText('the slow page')).toBeVisible();
  });

  it("shows the entity's own page where nothing replaces it", async () => {
    open('/customers/c1', {});
    await screen.findByText(/^own of customers/);
  });
});

it('[RA-01] an override adds the pages that it brings to the definition', () => {
  const faq = getEntity('faq');
  expect(getResource(faq)).toMatchObject({ hasEdit: false, hasShow: false });
  expect(getResource(faq, override)).toMatchObject({
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
  });
});
