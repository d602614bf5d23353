import type { UserEvent } from '@testing-library/user-event';
import { useGetList } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { MockServer } from './mockServer';

/** What an example's check may use. */
export interface OpenedExample {
  user: UserEvent;
  backend: MockServer;
  /** Whether the example replaces the list of customers; else it is a page. */
  isOverride: boolean;
  /** Presses the button with this name when it is there. */
  press(name: string): Promise<void>;
  /** The value of the example's `<Output>`; undefined before it is shown. */
  output(): unknown;
  /** Path and query of the current page. */
  url(): string;
}

/** A hook or component of react-admin: how it is used by its documentation, and what must follow. */
export interface Example {
  name: string;
  Component: ComponentType;
  /** Whether a page must put it in a `<ListBase>`; an override is inside a list already. */
  inList?: boolean;
  /** True if it leads to the page of a record that doesn't exist. */
  missing?: boolean;
  check: (opened: OpenedExample) => Promise<void>;
}

export const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** Shows a value to the check. */
export function Output({ value }: { value: unknown }) {
  return <output>{JSON.stringify(value)}</output>;
}

export function Press({ children, run }: { children: ReactNode; run: () => unknown }) {
  return (
    <button type="button" onClick={() => void run()}>
      {children}
    </button>
  );
}

/** The newest customers; empty until they are loaded. */
export function useCustomers(perPage = 3) {
  const { data = [] } = useGetList('customers', { pagination: { page: 1, perPage }, sort: newestFirst });
  return data;
}

/** The id of a customer whose record no list has read. */
export function useAuthorId(): string | undefined {
  const { data: [review] = [] } = useGetList('product-reviews', {
    pagination: { page: 1, perPage: 1 },
    sort: newestFirst,
  });
  return review?.customer?._id;
}

/** Whether instants rise from record to record. */
export const isRising = (instants: readonly string[]) =>
  instants.every((one, index) => one >= (instants[index - 1] ?? ''));
