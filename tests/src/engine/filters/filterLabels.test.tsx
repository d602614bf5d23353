/** What the chips of a list say about each filter of its URL, and what removing one leaves. */
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { DataProviderContext, I18nContextProvider, ListContext, type ListControllerResult } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ConsoleQueryClient } from '../../../../dataProvider/writes/consoleQueryClient';
import { i18nProvider } from '../../../../i18n/i18n';
import type { Entity } from '../../../../resources/entity';
import { chosenFilters } from '../../../../src/engine/filters/chosenFilters';
import FilterChips from '../../../../src/engine/filters/FilterChips';
import { findReferencedRecord } from '../../../../src/engine/filters/findReferencedRecord';
import { EntityListContext, type EntityListContextValue } from '../../../../src/engine/listState/EntityListContext';
import { formatListUrl, type ListUrlState, parseListUrl } from '../../../../src/engine/listState/listUrl';
import { noSelection } from '../../../../src/engine/listState/selection';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { CurrentSiteContext } from '../../../../src/engine/shop/currentSite';
import { ProgramsProvider, programsQuery } from '../../../../src/engine/shop/programs';
import '../../../support/allMessages';
import { defaultSite } from '../../../support/defaultSite';
import { createRecord, getEntity } from '../../../support/records';
import { stubDataProvider } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const customers = getEntity('customers');

/** Shows the chips of a list at a URL; returns their texts. */
function openChips(entity: Entity, query: string, rows: readonly ConsoleRecord[] = []) {
  const queryClient = new ConsoleQueryClient();
  const dataProvider = stubDataProvider({});
  const programs = [{ id: 'p1', _id: 'p1', name: 'Circle', tasks: null, rewards: null, settings: null }];
  queryClient.setQueryData(programsQuery(dataProvider).queryKey, { data: programs, total: 1 });
  const go = vi.fn<(next: ListUrlState) => void>();
  const state: EntityListContextValue = {
    entity,
    urlState: parseListUrl(entity, query),
    go,
    linkTo: (next) => formatListUrl(entity, next),
    selection: noSelection,
    select: () => undefined,
    getSelection: () => noSelection,
    flags: null,
    search: null,
    omittedCount: 0,
    notice: null,
    pinRow: () => undefined,
  };
  // The chips only read the rows of react-admin's list context.
  const list = { data: rows, isPending: false } as unknown as ListControllerResult;
  const { unmount } = render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <DataProviderContext.Provider value={dataProvider}>
          <I18nContextProvider value={i18nProvider}>
            <CurrentSiteContext value={defaultSite}>
              <ProgramsProvider entities={[entity]}>
                <ListContext.Provider value={list}>
                  <EntityListContext value={state}>
                    <FilterChips />
                  </EntityListContext>
                </ListContext.Provider>
              </ProgramsProvider>
            </CurrentSiteContext>
          </I18nContextProvider>
        </DataProviderContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const buttons = screen.queryAllByRole('button');
  const texts = buttons.map((button) => button.getAttribute('aria-label')?.replace(/^Remove /, ''));
  return {
    texts,
    /** The URL after a chip was removed. */
    remove(index: number) {
      const button = buttons[index];
      if (button) fireEvent.click(button);
      const next = go.mock.lastCall?.[0];
      return next && formatListUrl(entity, next);
    },
    unmount,
  };
}

function readChips(entity: Entity, query: string, rows: readonly ConsoleRecord[] = []) {
  const { texts, unmount } = openChips(entity, query, rows);
  unmount();
  return texts;
}

describe('the chips of a list', () => {
  it('name the choices of a filter, and nothing for the search and filters that are not set', () => {
    expect(readChips(reviews, '?search=lamp')).toEqual([]);
    expect(readChips(reviews, '?status=pending')).toEqual(['Status: Pending']);
    expect(readChips(reviews, '?rating=5,4')).toEqual(['Rating: 5, 4']);
  });

  it('name days as a span, or from one end', () => {
    expect(readChips(rewards, '?dateFrom=2026-03-08&dateTo=2026-10-25')).toEqual([
      'Created: Mar 8, 2026 – Oct 25, 2026',
    ]);
    expect(readChips(rewards, '?dateFrom=2026-03-08')).toEqual(['Created: from Mar 8, 2026']);
    expect(readChips(rewards, '?dateTo=2026-10-25')).toEqual(['Created: through Oct 25, 2026']);
  });

  it('name programs, and the state without one', () => {
    expect(readChips(customers, '?programId=p1')).toEqual(['Loyalty program: Circle']);
    expect(readChips(customers, '?programId=-1')).toEqual(['Loyalty program: Excluded']);
    expect(readChips(customers, '?programId=p9')).toEqual(['Loyalty program: p9']);
  });

  it('name a record that the rows have', () => {
    const ada = { _id: 'c1', name: 'Ada', emailAddress: 'ada@example.org' };
    expect(readChips(reviews, '?customerId=c1', [createRecord(reviews, 'r1', { customer: ada })])).toEqual([
      'Customer: Ada',
    ]);
  });

  it('say of filters of the page that they are', () => {
    expect(readChips(reviews, '?only=noReply')).toEqual(['No reply']);
    expect(readChips(reviews, '?only=flagged')).toEqual(['Flagged']);
    expect(readChips(rewards, '?only=number:1..2')).toEqual(['Code or order number: 1..2']);
    expect(readChips(customers, '?only=pointsRange:100..')).toEqual(['Points: 100–']);
    expect(readChips(customers, '?only=pointsRange:..9')).toEqual(['Points: –9']);
    expect(readChips(reviews, '?only=dates:2026-11-01..')).toEqual(['Submitted: from Nov 1, 2026']);
    expect(readChips(reviews, '?only=dates:..2026-11-01')).toEqual(['Submitted: through Nov 1, 2026']);
  });

  it.each([
    [0, '?page=0&limit=10&dateFrom=2026-03-08&dateTo=2026-10-25&only=number%3A7'],
    [1, '?page=0&limit=10&status=approved&only=number%3A7'],
    [2, '?page=0&limit=10&status=approved&dateFrom=2026-03-08&dateTo=2026-10-25'],
  ])('leaves what is left when chip %i is removed', (index, left) => {
    const query = '?page=2&limit=10&status=approved&dateFrom=2026-03-08&dateTo=2026-10-25&only=number:7&record=w1';
    const { remove } = openChips(rewards, query);
    expect(remove(index)).toBe(left);
  });
});

describe('the record of a filter', () => {
  const person = {
    _id: 'c1',
    name: null,
    firstName: null,
    lastName: null,
    emailAddress: null,
    profilePhotoUrl: 'p.png',
  };
  const product = { productId: 'c1', name: 'Lamp' };
  const rows = (...values: readonly Readonly<Record<string, unknown>>[]) =>
    values.map((value, index): ConsoleRecord => ({ id: `r${index}`, _id: `r${index}`, ...value }));

  it('is found in the rows by its id, with its name or id', () => {
    const found = rows({ customer: null }, { customer: { ...person, _id: 'c2', name: 'Grace' } }, { customer: person });
    expect(findReferencedRecord(found, 'customer._id', 'c1')).toEqual({
      label: 'c1',
      imageUrl: 'p.png',
      isPerson: true,
    });
    expect(findReferencedRecord(found, 'customer._id', 'c2')).toMatchObject({ label: 'Grace' });
    expect(findReferencedRecord(found, 'customer._id', 'c3')).toBeNull();
    expect(findReferencedRecord(found, 'owner._id', 'c1')).toBeNull();
    const sold = rows(
      { product: { productId: 'x', name: 'Vase' } },
      { product },
      { product: { productId: 'y', name: null } },
    );
    expect(findReferencedRecord(sold, 'product.productId', 'c1')).toEqual({ label: 'Lamp' });
    expect(findReferencedRecord(sold, 'product.productId', 'y')).toEqual({ label: 'y' });
    expect(findReferencedRecord(sold, 'product.productId', 'z')).toBeNull();
  });
});

describe('the filter menu', () => {
  it('has all filters but the search', () => {
    expect(chosenFilters(customers).map(([name]) => name)).toEqual(['programId']);
  });
});
