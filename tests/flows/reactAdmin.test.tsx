/** react-admin's hooks and components in a list override and in a page of an extension, on the real data provider and the mock server. */
import { fireEvent, screen } from '@testing-library/react';
import { ListBase } from 'ra-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../dataProvider/errors';
import { customers } from '../../resources/customers';
import { resourceRoute } from '../../src/routes/resourceRoute';
import { lazyPart } from '../../src/ui/lazy/lazyPart';
import { isInTurn } from '../support/fullRun';
import { renderInSite } from '../support/renderInSite';
import { componentExamples } from './support/componentExamples';
import { authExamples, pageExamples, resourceExamples, stateExamples } from './support/contextExamples';
import { listExamples } from './support/listExamples';
import { type MockServer, startMockServer } from './support/mockServer';
import { type Example, newestFirst, type OpenedExample } from './support/reactAdminExample';
import { readExamples } from './support/readExamples';
import { writeExamples } from './support/writeExamples';

let backend: MockServer;
beforeAll(async () => {
  backend = await startMockServer();
}, 60_000);
afterAll(() => backend.stop());

const customerPage = {
  path: 'customers/:id',
  title: 'pages.customer.title',
  load: () => import('../../src/features/customer/CustomerDetailsPage'),
};

/** Renders an example as the list of the customers, or as a page under the contexts of a site. */
async function open({ Component, inList }: Example, isOverride: boolean): Promise<OpenedExample> {
  await backend.reset();
  const shown = (
    <div data-testid="page">
      <Component />
    </div>
  );
  const override = isOverride ? { list: lazyPart(async () => ({ default: () => shown })) } : {};
  const page = inList ? (
    <ListBase resource="customers" sort={newestFirst} disableSyncWithLocation>
      {shown}
    </ListBase>
  ) : (
    shown
  );
  const view = await renderInSite(page, {
    respond: backend.respond,
    at: isOverride ? '/customers?page=0&limit=10' : '/',
    routes: [resourceRoute(customers, [customerPage], override)],
  });
  return {
    user: view.user,
    backend,
    isOverride,
    press: async (name) => void fireEvent.click(await screen.findByRole('button', { name })),
    output: () => JSON.parse(document.querySelector('output')?.textContent || 'null') ?? undefined,
    url: () => view.router.state.location.pathname + view.router.state.location.search,
  };
}

/**
 * In development, ra-core logs each call that fails, also those that it cancels before it changes a cached record, and
 * those of files that ran before in this process: a call that times out began 20 seconds ago or more, and one to another
 * host than that of `renderInSite` finds its server gone.
 */
const isExpected = (error: unknown, { missing }: Example) =>
  error instanceof AppError &&
  (['canceled', 'timeout'].includes(error.kind) ||
    (missing === true && error.kind === 'notFound') ||
    /"https:\/\/(?!api\.example\/)/.test(String(error.cause)));

afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['a list override', true],
  ['a page of an extension', false],
])('%s can use', (_place, isOverride) => {
  const check = async (example: Example) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const opened = await open(example, isOverride);
    await example.check(opened);
    expect(logged.mock.calls.filter(([error]) => !isExpected(error, example))).toEqual([]);
  };

  /** A run that isn't full tries each example in one of the two places, and the next one in the other. */
  const inTurn = (examples: readonly Example[]) =>
    examples.filter((_, index) => isInTurn(index + Number(isOverride), 2));
  it.each(resourceExamples)('[RA-01] $name', check);
  it.each(inTurn(authExamples))('[RA-02] $name', check);
  it.each(inTurn([...stateExamples, ...writeExamples]))('[RA-03] $name', check);
  it.each(inTurn([...listExamples, ...readExamples, ...pageExamples, ...componentExamples]))('[RA-04] $name', check);
});
