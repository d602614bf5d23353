import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { COPY_DB, clearDatabases, HISTORY_DB, IMPORT_DB } from '../../../src/lib/storage/databases';
import {
  createSessionHarness,
  otherUser,
  owner,
  renewedOwner,
  settle,
  stubTabStorage,
} from './support/createSessionHarness';

const draftKey = 'console.tab.draft.u1.s1.contact';
const noLink = { token: null, sites: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('session start', () => {
  it('opens the last site, whose data are requested once, together with the session', async () => {
    const { openSignedIn, server } = createSessionHarness();
    const { controller, clients, tab } = await openSignedIn('s2');
    expect(controller.state.get()).toEqual({
      kind: 'ready',
      account: { userId: 'u1', profile: owner.profile, sites: owner.sites },
      open: { site: owner.sites[1], clients: clients[0] },
      notices: [],
      signIn: 'in',
    });
    expect(server.calls).toEqual(['open s2', 'session T2', 'settings s2']);
    expect(clients[0]?.queryClient.getQueryData(['settings', 'getOne', { id: 's2' }])).toMatchObject({ id: 's2' });
    expect(tab.session.pinnedSite()).toBe('s2');
  });

  it('opens another site if the last one is no longer the merchant’s', async () => {
    const { openStored, changeOwner } = createSessionHarness();
    const { controller, site, openClients } = openStored('s2');
    changeOwner({ sites: owner.sites.slice(0, 1) });
    controller.start(noLink);
    await settle();
    expect([site(), openClients()]).toEqual(['s1', ['s1']]);
  });

  it('leads to the sign-in page if the session has expired, and keeps drafts and imports', async () => {
    const { openStored, server } = createSessionHarness();
    const { tab, controller, clients, openClients } = openStored();
    stubTabStorage(tab.storage);
    tab.storage.setItem(draftKey, 'a story');
    await set('u1.s1/1', 'rows', createStore(IMPORT_DB.database, IMPORT_DB.store));
    server.users.clear();
    controller.start(noLink);
    await settle();
    expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'expired' });
    expect([clients.length, openClients()]).toEqual([1, []]);
    expect(tab.storage.getItem(draftKey)).toBe('a story');
    // Opened after a deletion would have been, so it waits for it.
    expect(await keys(createStore(IMPORT_DB.database, IMPORT_DB.store))).toEqual(['u1.s1/1']);
  });

  describe('deletes the changes of customers that can no longer be undone,', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    const toKey = (scope: string, ageMs: number) => `${scope}/${String(Date.now() - ageMs).padStart(15, '0')}.1`;
    const storeChanges = async () => {
      const stored = {
        current: toKey('u1.s1', DAY_MS / 2),
        old: toKey('u1.s1', DAY_MS + 1000),
        other: toKey('u2.s9', 0),
      };
      for (const database of [HISTORY_DB, COPY_DB]) {
        for (const key of Object.values(stored)) {
          await set(key, { emailAddress: 'ida@example.org' }, createStore(database.database, database.store));
        }
      }
      return stored;
    };
    const expectStored = async (...expected: string[]) => {
      for (const { database, store } of [HISTORY_DB, COPY_DB]) {
        await expect
          .poll(async () => (await keys(createStore(database, store))).toSorted())
          .toEqual(expected.toSorted());
      }
    };
    afterEach(clearDatabases);

    it('and those of other users, at each start', async () => {
      const { current } = await storeChanges();
      await createSessionHarness().openSignedIn('s1');
      await expectStored(current);
    });

    it('when nobody is signed in', async () => {
      const { current, other } = await storeChanges();
      createSessionHarness().open().controller.start(noLink);
      await expectStored(current, other);
    });

    it('when the token has expired, and those of the first user when another one signs in then', async () => {
      const { openStored, server } = createSessionHarness();
      const { controller } = openStored();
      const { current, other } = await storeChanges();
      server.users.delete('T1');
      controller.start(noLink);
      await expectStored(current, other);
      expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'expired' });
      server.signInToken = 'login-other';
      await controller.signIn('other@shop.example', 'secret');
      await expectStored(other);
    });
  });

  it('keeps the session and the site of the URL after any other failure, and starts again', async () => {
    const { openStored, server } = createSessionHarness();
    const { controller, clients, openClients, site } = openStored();
    const offline = new AppError({ kind: 'offline' });
    server.failures.set('session T2', offline);
    controller.start({ token: null, sites: ['s2'] });
    await settle();
    expect(controller.state.get()).toEqual({ kind: 'failed', error: offline });
    expect([clients.length, openClients()]).toEqual([1, []]);
    server.failures.clear();
    controller.retry();
    expect(controller.state.get().kind).toBe('loading');
    await settle();
    expect([site(), openClients()]).toEqual(['s2', ['s2']]);
  });

  it('stays signed out if the merchant signs out while the response is on its way', async () => {
    const { openStored, holdBack } = createSessionHarness();
    const { tab, controller, clients, openClients } = openStored();
    const release = holdBack('session T1');
    controller.start(noLink);
    await settle();
    controller.signOut();
    await release();
    expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'left' });
    expect([clients.length, openClients(), tab.session.read()]).toEqual([1, [], null]);
  });

  it('ignores the failure of a start that was repeated meanwhile', async () => {
    const { openStored, server } = createSessionHarness();
    const { controller, states } = openStored();
    let fail: (error: AppError) => void = () => undefined;
    server.beforeResponse = (call) =>
      call === 'session T1'
        ? new Promise((_, reject) => {
            fail = reject;
          })
        : Promise.resolve();
    controller.start(noLink);
    await settle();
    const failFirst = fail;
    server.beforeResponse = async () => undefined;
    controller.retry();
    await settle();
    failFirst(new AppError({ kind: 'auth', status: 401 }));
    await settle();
    expect([controller.state.get().kind, states]).toEqual(['ready', ['loading', 'ready']]);
  });
});

describe('the site of the URL', () => {
  it('counts only once: a later start opens the site of the tab', async () => {
    const { openStored, deliver, signInOtherUser } = createSessionHarness();
    const { controller, site, notices } = openStored();
    controller.start({ token: null, sites: ['s1'] });
    await settle();
    signInOtherUser();
    await deliver();
    expect([site(), notices()]).toEqual(['s8', []]);
  });
});

describe('the token of a link', () => {
  it('needs no notice if it came with an accepted invitation', async () => {
    const { controller, site, notices } = createSessionHarness().open();
    controller.start({ token: 'login', sites: [] });
    await settle();
    expect([site(), notices(), await controller.confirmStore()]).toEqual(['s1', [], true]);
  });

  it.each(['login', 'T1', 'T2'])('that is stored already changes nothing: %s', async (token) => {
    const { openStored, server } = createSessionHarness();
    const { tab, controller, site, states, notices } = openStored();
    controller.start({ token, sites: [], isLink: true });
    await settle();
    expect([site(), states, notices()]).toEqual(['s1', ['loading', 'ready'], []]);
    expect(server.calls).toEqual(['open s1', 'session T1', 'settings s1']);
    expect(tab.session.read()?.signInToken).toBe('login');
  });

  it('is ignored if the provider refuses it', async () => {
    const { tab, controller, site, states } = createSessionHarness().openStored();
    controller.start({ token: 'expired', sites: [], isLink: true });
    await settle();
    expect([site(), states, tab.session.read()?.tokens]).toEqual(['s1', ['loading', 'ready'], { s1: 'T1', s2: 'T2' }]);
  });

  it('is kept if it can’t be checked now', async () => {
    const { openStored, server } = createSessionHarness();
    const { controller } = openStored();
    server.failures.set('session login-other', new AppError({ kind: 'offline' }));
    controller.start({ token: 'login-other', sites: [], isLink: true });
    await settle();
    expect(controller.state.get()).toMatchObject({ kind: 'failed', error: { kind: 'offline' } });
    server.failures.clear();
    controller.retry();
    await settle();
    expect(controller.state.get()).toMatchObject({ kind: 'offered', token: 'login-other' });
  });
});

describe('the token of another user', () => {
  async function openOffered(sites: readonly string[] = []) {
    const harness = createSessionHarness();
    const bystander = await harness.openSignedIn();
    const opened = harness.open();
    opened.controller.start({ token: 'login-other', sites, isLink: true });
    await settle();
    return { ...harness, ...opened, bystander };
  }

  it('is offered without the current user’s name if their own session has expired', async () => {
    const { openStored, server } = createSessionHarness();
    const { controller } = openStored();
    for (const token of ['login', 'T1', 'T2']) server.users.delete(token);
    controller.start({ token: 'login-other', sites: [] });
    await settle();
    expect(controller.state.get()).toMatchObject({ kind: 'offered', offered: otherUser.profile, current: null });
  });

  it('continues as the current user if the merchant declines, and isn’t offered again', async () => {
    const { controller, tab, site, states } = await openOffered();
    controller.decide(false);
    await settle();
    expect([site(), tab.session.read()?.userId]).toEqual(['s1', 'u1']);
    controller.retry();
    await settle();
    expect([site(), states.filter((kind) => kind === 'offered').length]).toEqual(['s1', 1]);
  });

  it('switches to the other user and the site of the link if the merchant accepts; other tabs follow', async () => {
    const { controller, tab, site, notices, openClients, bystander, deliver } = await openOffered(['s9']);
    controller.decide(true);
    await settle();
    expect([site(), notices(), openClients()]).toEqual(['s9', [], ['s9']]);
    expect(tab.session.read()).toMatchObject({ userId: 'u2', tokens: { s8: 'T8', s9: 'T9' } });
    await deliver();
    expect([bystander.controller.state.get().kind, bystander.openClients().includes('s1')]).toEqual(['ready', false]);
    expect(bystander.tab.session.read()?.userId).toBe('u2');
    expect(bystander.states).toContain('signedOut');
  });

  it.each([
    [false, 'a story'],
    [true, null],
  ])('deletes the unsent work of other tabs only if the merchant agreed: %s', async (isAgreed, draft) => {
    const { controller, bystander, deliver } = await openOffered();
    bystander.tab.storage.setItem(draftKey, 'a story');
    controller.decide(true, isAgreed);
    await deliver();
    expect(bystander.tab.storage.getItem(draftKey)).toBe(draft);
  });

  it('still waits for the decision if another tab renews its tokens', async () => {
    const { controller, bystander, deliver } = await openOffered();
    bystander.tab.session.adopt('u1', renewedOwner.sites);
    await deliver();
    expect(controller.state.get().kind).toBe('offered');
  });

  it('is not offered any more after a sign-out meanwhile', async () => {
    const { openStored, holdBack } = createSessionHarness();
    const { tab, controller, states } = openStored();
    const release = holdBack('session login-other');
    controller.start({ token: 'login-other', sites: [] });
    await settle();
    controller.signOut();
    await release();
    expect([states, controller.state.get().kind]).toEqual([['loading', 'signedOut'], 'signedOut']);
    expect(tab.session.read()).toBeNull();
  });

  it('can be decided only while it is offered', async () => {
    const { controller, site, states, tab } = await createSessionHarness().openSignedIn();
    controller.decide(true, true);
    await settle();
    expect([site(), states, tab.session.read()?.userId]).toEqual(['s1', ['loading', 'ready'], 'u1']);
  });
});

describe('switching sites', () => {
  it('changes nothing if it is open already', async () => {
    const { controller, openClients, states, notices } = await createSessionHarness().openSignedIn();
    controller.openSite('s1');
    await settle();
    expect([openClients(), states, notices()]).toEqual([['s1'], ['loading', 'ready'], []]);
  });

  it('refuses any other site with one notice, which goes with the next site', async () => {
    const { controller, site, states, notices } = await createSessionHarness().openSignedIn();
    controller.openSite('s9');
    controller.openSite('toString');
    expect([site(), notices(), states]).toEqual(['s1', ['notOwned'], ['loading', 'ready']]);
    controller.openSite('s2');
    await settle();
    expect([site(), notices()]).toEqual(['s2', []]);
  });

  it('can be repeated after a failure', async () => {
    const { openSignedIn, server } = createSessionHarness();
    const { controller, site } = await openSignedIn();
    server.failures.set('settings s2', new AppError({ kind: 'timeout' }));
    controller.openSite('s2');
    await settle();
    expect(controller.state.get()).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    server.failures.clear();
    controller.retry();
    await settle();
    expect(site()).toBe('s2');
  });
});

describe('the clients of another site', () => {
  it('are those of the open site, or opened once with the site’s own token', async () => {
    const { controller, clients } = await createSessionHarness().openSignedIn();
    expect(await controller.clientsOf('s1')).toBe(clients[0]);
    const [first, second] = await Promise.all([controller.clientsOf('s2'), controller.clientsOf('s2')]);
    expect([first === second, clients.map(({ token }) => token)]).toEqual([true, ['T1', 'T2']]);
    expect(await controller.clientsOf('s2')).toBe(first);
  });

  it('stay open while the open site is not left', async () => {
    const { controller, openClients } = await createSessionHarness().openSignedIn();
    await controller.clientsOf('s2');
    controller.openSite('s9');
    controller.dismiss('notOwned');
    await settle();
    expect(openClients()).toEqual(['s1', 's2']);
  });

  it('are closed with the open site, and opened again for the next one', async () => {
    const { controller, clients, openClients } = await createSessionHarness().openSignedIn();
    const before = await controller.clientsOf('s2');
    controller.openSite('s2');
    await settle();
    expect([openClients(), clients.length]).toEqual([['s2'], 3]);
    expect(await controller.clientsOf('s2')).not.toBe(before);
    await controller.clientsOf('s1');
    controller.signOut();
    await settle();
    expect(openClients()).toEqual([]);
  });

  it('are refused for sites of others, and while no site is open', async () => {
    const { openSignedIn, server } = createSessionHarness();
    const { controller } = await openSignedIn();
    const calls = server.calls.length;
    await expect(controller.clientsOf('s9')).rejects.toMatchObject({ kind: 'forbidden' });
    controller.signOut();
    await expect(controller.clientsOf('s1')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(server.calls.length).toBe(calls);
  });

  it('are requested again after a failure', async () => {
    const { openSignedIn, server } = createSessionHarness();
    const { controller, openClients } = await openSignedIn();
    server.failures.set('open s2', new AppError({ kind: 'offline' }));
    await expect(controller.clientsOf('s2')).rejects.toMatchObject({ kind: 'offline' });
    server.failures.clear();
    await controller.clientsOf('s2');
    expect(openClients()).toEqual(['s1', 's2']);
  });

  it('don’t disturb leaving the site if they failed', async () => {
    const { openSignedIn, holdBack, server } = createSessionHarness();
    const { controller, site } = await openSignedIn();
    server.failures.set('open s2', new AppError({ kind: 'offline' }));
    const release = holdBack('open s2');
    const requested = controller.clientsOf('s2').catch((error: unknown) => error);
    controller.signOut();
    await release();
    expect(await requested).toMatchObject({ kind: 'offline' });
    expect(site()).toBeNull();
  });
});

describe('notices and questions', () => {
  it('are dismissed one by one', async () => {
    const { openStored, changeOwner } = createSessionHarness();
    const { controller, notices } = openStored();
    changeOwner({ sites: [...owner.sites, { _id: 's3', name: 'Closed', access_token: null }] });
    controller.start({ token: null, sites: ['s9'] });
    await settle();
    expect(notices()).toEqual(['notOwned', 'withoutToken']);
    controller.dismiss('notOwned');
    expect(notices()).toEqual(['withoutToken']);
  });

  it('that a link signed in doesn’t come back once dismissed; the question remains', async () => {
    const { tab, controller, notices } = createSessionHarness().open();
    controller.start({ token: 'login', sites: [], isLink: true });
    await settle();
    controller.openSite('s9');
    controller.dismiss('notOwned');
    expect([notices(), tab.session.requiresLinkCheck('notice')]).toEqual([['signedInByLink'], true]);
    controller.dismiss('signedInByLink');
    controller.openSite('s2');
    await settle();
    expect([notices(), tab.session.requiresLinkCheck('question')]).toEqual([[], true]);
  });

  it('ask whether to sign out; a second question answers the first with no', async () => {
    const { controller, question, site } = await createSessionHarness().openSignedIn();
    const first = controller.confirmSignOut([{ kind: 'task' }]);
    expect(question()).toMatchObject({ kind: 'signOut', work: [{ kind: 'task' }] });
    const second = controller.confirmSignOut([{ kind: 'rows' }]);
    expect(await first).toBe(false);
    question()?.answer(true);
    expect([await second, site(), question()]).toEqual([true, 's1', null]);
  });

  it('are answered with no when the site is left, and without an open site', async () => {
    const { controller } = await createSessionHarness().openSignedIn();
    const asked = controller.confirmSignOut([{ kind: 'task' }]);
    controller.openSite('s2');
    expect([await asked, await controller.confirmSignOut([{ kind: 'task' }])]).toEqual([false, false]);
    await settle();
    expect(controller.state.get()).toMatchObject({ kind: 'ready', open: { site: { _id: 's2' } } });
  });
});

describe('an expired token', () => {
  it('asks for the password once; all waiting calls are sent again after the sign-in, and everything is refetched', async () => {
    const { openSignedIn, server } = createSessionHarness();
    const { controller, clients, tab, signInStatus } = await openSignedIn();
    const client = clients[0];
    client?.queryClient.setQueryData(['list'], []);
    const waiting = [client?.refuseToken(), client?.refuseToken()];
    expect(signInStatus()).toBe('asking');
    server.calls.length = 0;
    expect(await controller.renew('secret')).toEqual({ kind: 'renewed' });
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(server.calls).toEqual(['sign in mina@shop.example secret', 'session login2']);
    expect([signInStatus(), tab.session.token('s1')]).toEqual(['in', 'T1b']);
    expect(client?.queryClient.getQueryState(['list'])?.isInvalidated).toBe(true);
  });

  it('lets the calls fail if the dialog is canceled, and later ones too, until the merchant opens it again', async () => {
    const { controller, clients, signInStatus } = await createSessionHarness().openSignedIn();
    const first = clients[0]?.refuseToken();
    controller.setPasswordPrompt(false);
    expect([await first, await clients[0]?.refuseToken(), signInStatus()]).toEqual([false, false, 'declined']);
    controller.setPasswordPrompt(true);
    expect(signInStatus()).toBe('asking');
    const second = clients[0]?.refuseToken();
    await controller.renew('secret');
    expect([await second, signInStatus()]).toEqual([true, 'in']);
    const third = clients[0]?.refuseToken();
    expect(signInStatus()).toBe('asking');
    controller.setPasswordPrompt(false);
    expect(await third).toBe(false);
  });

  it('of a site that is left needs no password', async () => {
    const { controller, clients } = await createSessionHarness().openSignedIn();
    const waiting = clients[0]?.refuseToken();
    controller.signOut();
    expect([await waiting, await clients[0]?.refuseToken()]).toEqual([false, false]);
    expect(controller.state.get().kind).toBe('signedOut');
  });

  it('deletes the unsent work of all tabs when the merchant goes on as another user', async () => {
    const { openSignedIn, open, deliver } = createSessionHarness();
    const { controller } = await openSignedIn();
    const other = open();
    other.tab.storage.setItem(draftKey, 'a story');
    controller.goOnAs('login-other');
    await deliver();
    expect(other.tab.storage.getItem(draftKey)).toBeNull();
  });

  describe.each(['sign in mina@shop.example secret', 'session login2'])('before the response to: %s', (call) => {
    it.each([
      ['the merchant signs out', { tokens: undefined, calls: [] }],
      ['another user signs in', { tokens: { s8: 'T8', s9: 'T9' }, calls: null }],
    ])('is not renewed if %s', async (who, expected) => {
      const { openSignedIn, server, holdBack, signInOtherUser } = createSessionHarness();
      const { controller, tab } = await openSignedIn();
      const release = holdBack(call);
      const renewing = controller.renew('secret').catch((error: unknown) => error);
      await settle();
      server.calls.length = 0;
      if (who === 'the merchant signs out') controller.signOut();
      else signInOtherUser();
      await release();
      expect(await renewing).toMatchObject({ kind: 'canceled' });
      expect(tab.session.read()?.tokens).toEqual(expected.tokens);
      if (expected.calls) expect([controller.state.get().kind, server.calls]).toEqual(['signedOut', expected.calls]);
    });
  });

  it('is renewed without an e-mail address if the profile has none', async () => {
    const { openStored, server, changeOwner } = createSessionHarness();
    const { controller } = openStored();
    changeOwner({ profile: { name: null, email: null } });
    controller.start(noLink);
    await settle();
    server.signInToken = 'login';
    await controller.renew('secret');
    expect(server.calls).toContain('sign in  secret');
  });

  it('needs no renewal while no site is open', async () => {
    const { open, server } = createSessionHarness();
    const { controller } = open();
    expect(await controller.renew('secret')).toEqual({ kind: 'renewed' });
    expect(server.calls).toEqual([]);
  });
});

describe('sign-out', () => {
  it.each([IMPORT_DB, HISTORY_DB, COPY_DB])('deletes what $database holds', async ({ database, store }) => {
    const { controller } = await createSessionHarness().openSignedIn();
    await set('u1.s1/1', 'rows', createStore(database, store));
    controller.signOut();
    await expect.poll(() => keys(createStore(database, store))).toEqual([]);
  });
});

describe('another tab', () => {
  it('that renews the session lets this one go on without a password', async () => {
    const { openSignedIn, open, deliver } = createSessionHarness();
    const { clients, signInStatus } = await openSignedIn();
    const waiting = clients[0]?.refuseToken();
    open().tab.session.adopt('u1', renewedOwner.sites);
    await deliver();
    expect([await waiting, signInStatus()]).toEqual([true, 'in']);
  });

  it('that renews a session which works here changes nothing', async () => {
    const { openSignedIn, open, deliver } = createSessionHarness();
    const { clients, states } = await openSignedIn();
    clients[0]?.queryClient.setQueryData(['list'], []);
    open().tab.session.adopt('u1', renewedOwner.sites);
    await deliver();
    expect(clients[0]?.queryClient.getQueryState(['list'])?.isInvalidated).toBe(false);
    expect(states).toEqual(['loading', 'ready']);
  });

  it('that signs in as another user takes this one along', async () => {
    const { openSignedIn, deliver, signInOtherUser } = createSessionHarness();
    const { site, openClients } = await openSignedIn();
    signInOtherUser();
    await deliver();
    expect([site(), openClients()]).toEqual(['s8', ['s8']]);
  });

  it('that signs in takes this one along if it is signed out', async () => {
    const { open, deliver } = createSessionHarness();
    const { controller, site } = open();
    controller.start(noLink);
    await settle();
    const other = open();
    other.tab.session.begin('login');
    other.tab.session.adopt('u1', owner.sites);
    await deliver();
    expect(site()).toBe('s1');
  });

  it('doesn’t disturb a start that is under way', async () => {
    const { openStored, open, holdBack, browser, server } = createSessionHarness();
    const { controller, site } = openStored();
    const release = holdBack('session T1');
    controller.start(noLink);
    await settle();
    open().tab.session.adopt('u1', renewedOwner.sites);
    browser.deliver();
    await release();
    expect(site()).toBe('s1');
    expect(server.calls.filter((call) => call === 'session T1')).toHaveLength(1);
  });
});

describe('another tab before the response to a start', () => {
  const own = { token: null, sites: [] };
  const ofLink = { token: 'login2', sites: [], isLink: true };
  const starts = [
    ['session T1', own, false],
    ['session T1', own, true],
    ['session login2', ofLink, false],
    ['session login2', ofLink, true],
  ] as const;

  it.each(starts)(
    'signs in as another user: this one follows (%s, %j, event first: %s)',
    async (call, params, isEventFirst) => {
      const { openStored, holdBack, signInOtherUser, deliver } = createSessionHarness();
      const { tab, controller, site, openClients } = openStored();
      const release = holdBack(call);
      controller.start(params);
      await settle();
      signInOtherUser();
      if (isEventFirst) await deliver();
      await release();
      await deliver();
      // The token of a link is offered to the user who is signed in now.
      if (params === ofLink) {
        expect(controller.state.get()).toMatchObject({ kind: 'offered', current: otherUser.profile });
      } else expect([site(), openClients()]).toEqual(['s8', ['s8']]);
      expect(tab.session.read()).toMatchObject({
        userId: 'u2',
        tokens: { s8: 'T8', s9: 'T9' },
        signInToken: 'login-other',
      });
    },
  );

  it.each(starts)('signs out: no session comes back (%s, %j, event first: %s)', async (call, params, isEventFirst) => {
    const { openStored, open, holdBack, deliver } = createSessionHarness();
    const { tab, controller, openClients } = openStored();
    const release = holdBack(call);
    controller.start(params);
    await settle();
    open().tab.session.end();
    if (isEventFirst) await deliver();
    await release();
    await deliver();
    expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'elsewhere' });
    expect([tab.session.read(), openClients()]).toEqual([null, []]);
  });
});

describe('a page restored from the browser’s history', () => {
  it('goes on if the session is the same', async () => {
    const { controller, states } = await createSessionHarness().openSignedIn();
    controller.syncWithStorage();
    await settle();
    expect(states).toEqual(['loading', 'ready']);
  });

  it('starts again as the other user who signed in meanwhile, though a page in the history gets no events', async () => {
    const { openSignedIn, signInOtherUser } = createSessionHarness();
    const { controller, site, openClients } = await openSignedIn();
    signInOtherUser();
    controller.syncWithStorage();
    await settle();
    expect([site(), openClients()]).toEqual(['s8', ['s8']]);
  });

  it('needs no password any more if another tab renewed the session meanwhile', async () => {
    const { openSignedIn, open } = createSessionHarness();
    const { controller, clients, signInStatus } = await openSignedIn();
    const waiting = clients[0]?.refuseToken();
    open().tab.session.adopt('u1', renewedOwner.sites);
    controller.syncWithStorage();
    expect([await waiting, signInStatus()]).toEqual([true, 'in']);
  });

  it('stays as it is without sites, or signed out', async () => {
    const { openStored, browser, changeOwner } = createSessionHarness();
    const { controller } = openStored();
    changeOwner({ sites: [] });
    controller.start(noLink);
    await settle();
    controller.syncWithStorage();
    expect(controller.state.get().kind).toBe('noSites');
    controller.signOut();
    browser.local.clear();
    controller.syncWithStorage();
    expect(controller.state.get()).toEqual({ kind: 'signedOut', reason: 'left' });
  });

  it('doesn’t disturb a start that is under way', () => {
    const { controller } = createSessionHarness().open();
    controller.syncWithStorage();
    expect(controller.state.get()).toEqual({ kind: 'loading' });
  });
});
