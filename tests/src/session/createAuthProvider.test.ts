import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../../src/session/authProvider';
import { FakeStorage } from '../../dataProvider/support/tabs';
import { createSessionHarness, stubTabStorage } from './support/createSessionHarness';

// Loaded on demand; then each logout settles without a wait.
beforeAll(() => import('../../../src/session/UnsentWorkList'));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The provider of a signed-in merchant. */
async function openProvider(harness = createSessionHarness()) {
  const opened = await harness.openSignedIn();
  /** Kinds of the session's state when `onLogout` is called. */
  const logouts: string[] = [];
  const provider = createAuthProvider({
    session: opened.controller,
    config: { billingHidden: true },
    onLogout: () => logouts.push(opened.controller.state.get().kind),
  });
  return { ...harness, ...opened, provider, logouts };
}

const addDraft = () => {
  const storage = new FakeStorage();
  stubTabStorage(storage);
  storage.setItem('console.tab.draft.u1.s1.contact', `${Date.now()}\nA long story`);
};

describe('login', () => {
  it.each([
    [{ email: 'mina@shop.example', password: 'x' }, 'sign in mina@shop.example x'],
    [{ username: 'mina@shop.example', password: 'x' }, 'sign in mina@shop.example x'],
    [{}, 'sign in  '],
  ])('sends %j', async (params, call) => {
    const { provider, server } = await openProvider();
    await provider.login(params);
    expect(server.calls).toContain(call);
  });
});

describe('logout', () => {
  it('deletes the unsent work of all tabs if the merchant agrees', async () => {
    addDraft();
    const harness = createSessionHarness();
    const { provider, question, deliver } = await openProvider(harness);
    const other = harness.open();
    const logout = provider.logout({});
    await expect.poll(question).toMatchObject({ kind: 'signOut' });
    question()?.answer(true);
    expect(await logout).toBe('/auth');
    await deliver();
    expect(other.tab.receivedEvents).toContain('discarded');
  });

  it('keeps the drafts of other tabs if there was nothing to ask', async () => {
    const harness = createSessionHarness();
    const { provider, deliver } = await openProvider(harness);
    const other = harness.open();
    await provider.logout({});
    await deliver();
    expect(other.tab.receivedEvents).toEqual(['ended']);
  });

  it('asks nothing while no site is open', async () => {
    addDraft();
    const { provider, controller } = await openProvider();
    controller.signOut();
    addDraft();
    expect(await provider.logout({})).toBe('/auth');
  });
});

describe('access', () => {
  it('is checked against the session; a refused token doesn’t end it', async () => {
    const { provider, controller } = await openProvider();
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    await expect(provider.checkError(new Error('401'))).resolves.toBeUndefined();
    controller.signOut();
    await expect(provider.checkAuth({})).rejects.toEqual({ redirectTo: '/auth', message: false });
  });

  it('is refused only to a page that the configuration hides', async () => {
    const { provider, controller } = await openProvider();
    const canAccess = (resource: string, config = { billingHidden: true }) =>
      createAuthProvider({ session: controller, config, onLogout: () => undefined }).canAccess?.({
        resource,
        action: 'list',
      });
    expect(await canAccess('billing')).toBe(false);
    expect(await canAccess('customers')).toBe(true);
    expect(await canAccess('billing', { billingHidden: false })).toBe(true);
    expect(await provider.getPermissions?.({})).toBe('administrator');
  });
});

describe('identity', () => {
  it.each([
    [{ name: 'Mina', email: 'mina@shop.example' }, 'Mina'],
    [{ name: null, email: 'mina@shop.example' }, 'mina@shop.example'],
    [{ name: '', email: 'mina@shop.example' }, 'mina@shop.example'],
    [{ name: null, email: null }, ''],
  ])('of the profile %j is %j', async (profile, fullName) => {
    const harness = createSessionHarness();
    harness.changeOwner({ profile });
    const { provider } = await openProvider(harness);
    expect(await provider.getIdentity?.()).toEqual({ id: 'u1', fullName, email: profile.email });
  });

  it('is empty for a signed-out user and an unknown one', async () => {
    const harness = createSessionHarness();
    harness.changeOwner({ userId: null });
    const { provider, controller } = await openProvider(harness);
    expect(await provider.getIdentity?.()).toMatchObject({ id: '', fullName: 'Mina' });
    controller.signOut();
    expect(await provider.getIdentity?.()).toEqual({ id: '', fullName: '', email: null });
  });
});
