import { screen, waitFor, within } from '@testing-library/react';
import {
  useAuthenticated,
  useAuthState,
  useCanAccess,
  useDataProvider,
  useGetIdentity,
  useLogin,
  useLogout,
  usePermissions,
} from 'ra-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningTasks } from '../../../src/engine/tray/runningTasks';
import { renderInSite } from '../../support/renderInSite';

/** A page written with react-admin's hooks alone. */
function Account() {
  useAuthenticated();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions();
  const { authenticated } = useAuthState();
  const { canAccess: canList } = useCanAccess({ resource: 'customers', action: 'list' });
  const { canAccess: canBill } = useCanAccess({ resource: 'billing', action: 'list' });
  const dataProvider = useDataProvider();
  const logout = useLogout();
  const login = useLogin();
  return (
    <div data-testid="page">
      <output>{JSON.stringify({ identity, permissions, authenticated, canList, canBill })}</output>
      <button type="button" onClick={() => void logout()}>
        Log out
      </button>
      <button type="button" onClick={() => void login({ username: 'mina@shop.example', password: 'x' }, '/')}>
        Log in
      </button>
      <button type="button" onClick={() => void dataProvider.getOne('customers', { id: 'c1' }).catch(() => undefined)}>
        Read
      </button>
    </div>
  );
}

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../../src/session/QuestionDialog'));

const known = () => JSON.parse(document.querySelector('output')?.textContent || '{}');

describe('authProvider', () => {
  it('[RA-02] gives react-admin the identity, the permissions and what may be opened', async () => {
    await renderInSite(<Account />);
    await waitFor(() =>
      expect(known()).toEqual({
        identity: { id: 'u1', fullName: 'Mina', email: 'mina@shop.example' },
        permissions: 'administrator',
        authenticated: true,
        canList: true,
        canBill: true,
      }),
    );
  });

  it('[RA-02] refuses a page that the configuration hides', async () => {
    await renderInSite(<Account />, { config: { billingHidden: true } });
    await waitFor(() => expect(known()).toMatchObject({ canList: true, canBill: false }));
  });

  it('[RA-02] logs out through the session: the token is gone, and what the merchant saved stays', async () => {
    const { user, controller } = await renderInSite(<Account />);
    localStorage.setItem('u1.s1.columns.faq', '["state"]');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('signed out')).toBeVisible();
    expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'left' });
    expect(localStorage.getItem('console.session')).toBeNull();
    // ra-core resets the store a moment after it navigated.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(localStorage.getItem('u1.s1.columns.faq')).toBe('["state"]');
  });

  it('asks before logging out deletes unsent work, and changes nothing if the merchant stays', async () => {
    const { user, controller } = await renderInSite(<Account />);
    const draft = 'console.tab.draft.u1.s1.contact';
    sessionStorage.setItem(draft, `${Date.now()}\nA long story`);
    localStorage.setItem('u1.s1.columns.faq', '["state"]');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out and delete this?' });
    expect(await within(dialog).findByText('1 draft in this tab that you didn’t send, save, or publish')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(controller.state.get().kind).toBe('ready');
    expect(sessionStorage.getItem(draft)).toContain('A long story');
    expect(localStorage.getItem('u1.s1.columns.faq')).toBe('["state"]');

    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out and delete' }));
    expect(await screen.findByText('signed out')).toBeVisible();
    expect(sessionStorage.getItem(draft)).toBeNull();
  });

  it('asks before logging out ends a running task', async () => {
    const { user, controller } = await renderInSite(<Account />);
    const remove = runningTasks.add(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sign out and delete this?' })).toBeVisible();
    expect(controller.state.get().kind).toBe('ready');
    remove();
  });

  it('[RA-02] signs in again by useLogin', async () => {
    const { user } = await renderInSite(<Account />);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(localStorage.getItem('console.session')).toContain('token-new'));
    expect(await screen.findByTestId('page')).toBeVisible();
  });

  it('never signs out on a refused token: the session asks for the password over the page', async () => {
    const { user, controller } = await renderInSite(<Account />, {
      respond: ({ path, authorization }) =>
        path.startsWith('/admin/') && authorization && !/settings|widgets|ping/.test(path)
          ? new Response('{}', { status: 401 })
          : undefined,
    });
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(controller.state.get()).toMatchObject({ kind: 'ready', signIn: 'asking' }));
    expect(screen.getByTestId('page')).toBeInTheDocument();
  });
});
