import { screen, waitFor } from '@testing-library/react';
import {
  useCanAccess,
  useGetIdentity,
  useLocaleState,
  useLogout,
  useNotify,
  usePermissions,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useStore,
  useTranslate,
} from 'ra-core';
import { expect } from 'vitest';
import { everyResource } from './everyResource';
import { type Example, Output, Press, useCustomers } from './reactAdminExample';

export const resourceExamples: readonly Example[] = [
  everyResource,
  {
    name: 'useResourceContext',
    inList: true,
    Component: () => <Output value={useResourceContext()} />,
    check: async ({ output }) => expect(output()).toBe('customers'),
  },
  {
    name: 'useResourceDefinition',
    inList: true,
    Component() {
      const { name, hasList, hasCreate, hasEdit, hasShow, recordRepresentation } = useResourceDefinition();
      const [record] = useCustomers();
      const title = record && typeof recordRepresentation === 'function' ? recordRepresentation(record) : undefined;
      return <Output value={{ name, hasList, hasCreate, hasEdit, hasShow, title, expected: record?.['name'] }} />;
    },
    async check({ output }) {
      const definition = { name: 'customers', hasList: true, hasCreate: false, hasEdit: true, hasShow: false };
      await waitFor(() => expect(output()).toMatchObject({ ...definition, title: expect.any(String) }));
      expect(Object(output()).title).toBe(Object(output()).expected);
    },
  },
];

export const authExamples: readonly Example[] = [
  {
    name: 'useGetIdentity',
    Component: () => <Output value={useGetIdentity().identity} />,
    check: ({ output }) =>
      waitFor(() => expect(output()).toEqual({ id: 'u1', fullName: 'Mina', email: 'mina@shop.example' })),
  },
  {
    name: 'usePermissions',
    Component: () => <Output value={usePermissions().permissions} />,
    check: ({ output }) => waitFor(() => expect(output()).toBe('administrator')),
  },
  {
    name: 'useCanAccess',
    Component: () => <Output value={useCanAccess({ resource: 'customers', action: 'delete' }).canAccess} />,
    check: ({ output }) => waitFor(() => expect(output()).toBe(true)),
  },
  {
    name: 'useLogout',
    Component() {
      const logout = useLogout();
      return <Press run={() => logout()}>Log out</Press>;
    },
    async check({ press, url }) {
      await press('Log out');
      await waitFor(() => expect(screen.getByText('signed out')).toBeVisible());
      await waitFor(() => expect(url()).toBe('/auth'));
      expect(localStorage.getItem('console.session')).toBeNull();
    },
  },
];

export const stateExamples: readonly Example[] = [
  {
    name: 'useNotify',
    Component() {
      const notify = useNotify();
      return (
        <Press run={() => notify('Saved by %{who}', { type: 'success', messageArgs: { who: 'Ada' } })}>Notify</Press>
      );
    },
    async check({ press }) {
      await press('Notify');
      expect(await screen.findByText('Saved by Ada')).toBeVisible();
    },
  },
  {
    name: 'useStore',
    Component() {
      const [density, setDensity] = useStore('example.density', 'normal');
      return (
        <>
          <Output value={density} />
          <Press run={() => setDensity('compact')}>Choose</Press>
        </>
      );
    },
    async check({ press, output }) {
      await waitFor(() => expect(output()).toBe('normal'));
      await press('Choose');
      await waitFor(() => expect(output()).toBe('compact'));
      expect(localStorage.getItem('u1.s1.example.density')).toBe('"compact"');
    },
  },
];

export const pageExamples: readonly Example[] = [
  {
    name: 'useRedirect to a record',
    missing: true,
    Component() {
      const redirect = useRedirect();
      return <Press run={() => redirect('edit', 'customers', 'c 1')}>Edit</Press>;
    },
    async check({ press, url }) {
      await press('Edit');
      await waitFor(() => expect(url()).toBe('/customers/c%201'));
    },
  },
  {
    name: 'useRedirect to a form',
    Component() {
      const redirect = useRedirect();
      return <Press run={() => redirect('create', 'faq')}>Create</Press>;
    },
    async check({ press, url }) {
      await press('Create');
      await waitFor(() => expect(url()).toBe('/faq/create'));
    },
  },
  {
    name: 'useTranslate',
    Component: () => <Output value={useTranslate()('resources.customers.name', { smart_count: 2 })} />,
    check: async ({ output }) => expect(output()).toBe('Customers'),
  },
  {
    name: 'useLocaleState',
    Component() {
      const [locale, setLocale] = useLocaleState();
      const title = useTranslate()('resources.customers.name', { smart_count: 2 });
      return (
        <>
          <Output value={{ locale, title }} />
          <Press run={() => setLocale('fr')}>French</Press>
          <Press run={() => setLocale('en')}>English</Press>
        </>
      );
    },
    async check({ press, output }) {
      await press('French');
      await waitFor(() => expect(output()).toEqual({ locale: 'fr', title: 'Clients' }));
      await press('English');
      await waitFor(() => expect(output()).toEqual({ locale: 'en', title: 'Customers' }));
    },
  },
];
