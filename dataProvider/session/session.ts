/**
 * Session storage, the only module that stores tokens: one token per site, shared by all tabs, and the site
 * of this tab. A tab never gets a token of another site.
 */
import { sanitizeToken } from './accessToken';
import { linkAccounts } from './linkAccounts';
import { createSafeStorage, type SafeStorage } from './safeStorage';
import {
  LINK_ACCOUNTS_STORAGE_KEY,
  LINK_CHECKS_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  TAB_SITE_STORAGE_KEY,
  TAB_STORAGE_PREFIX,
} from './storageKeys';
import { parseSession, parseSiteId, type StoredSession } from './storedSession';

export type { StoredSession } from './storedSession';

/**
 * 'ended': signed out here or in another tab. 'discarded': in another tab, whose user agreed to delete unsent work.
 * 'tokens': another tab stored new tokens or signed in another user.
 */
export type SessionEvent = 'ended' | 'discarded' | 'tokens';

/**
 * Protection against a sign-in link to another account: a notice, and a question before the first upload, import, or
 * bulk action. Each account needs them once per browser: an account that has signed in by its password needs none.
 */
export type LinkCheck = 'notice' | 'question';

/** Site as returned by the API. */
interface SiteToken {
  _id: string;
  access_token: string | null;
}

/** Session of a tab. Methods never throw. */
export interface SessionStore {
  /** False if the storage is blocked or full. The session then ends with the tab. */
  readonly isPersistent: boolean;
  /** Returns null if signed out. */
  read(): StoredSession | null;
  /**
   * Stores the token of a sign-in, which is used to load the sites. Removes the previous session.
   * @param isFromLink whether the token came with a link, which requires every {@link LinkCheck} that its
   *   account hasn't passed yet
   */
  begin(token: string, isFromLink?: boolean): void;
  /** Whether a link signed the user in and a check hasn't been passed yet. */
  requiresLinkCheck(check: LinkCheck): boolean;
  passLinkCheck(check: LinkCheck): void;
  /** Stores the tokens of the loaded sites and drops the previous ones. Sites without a usable token are omitted. */
  adopt(userId: string | null, sites: readonly SiteToken[]): void;
  /** Token of a site; the sign-in token if no site is known yet or `siteId` is null. */
  token(siteId: string | null): string | null;
  /** Site of this tab. */
  pinnedSite(): string | null;
  /** Sets the site of this tab. Other tabs are not affected. */
  pin(siteId: string): void;
  /**
   * Signs out in every tab and removes all stored data except color scheme and language. Works offline.
   * @param discardsWork whether the user agreed to delete unsent work; other tabs keep their drafts otherwise
   */
  end(discardsWork?: boolean): void;
  /** Emits what other tabs changed while this page was in the browser's history, where it gets no events. */
  sync(): void;
  /** @returns an unsubscribe function */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** Storage and channel of a session. Null disables one; the default is the browser's. */
export interface SessionOptions {
  local?: Storage | null;
  tab?: Storage | null;
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** Source of `storage` events. */
  events?: Pick<EventTarget, 'addEventListener'> | null;
}

const prefix = 'console.';
/** Device preferences, which reveal nothing about the user, and hashes of the accounts that are known here. */
const deviceKeys: readonly string[] = ['console.colorScheme', 'console.language', LINK_ACCOUNTS_STORAGE_KEY];

export function createSession(options: SessionOptions = {}): SessionStore {
  const local = createSafeStorage(() =>
    options.local === undefined ? (globalThis.localStorage ?? null) : options.local,
  );
  const tab = createSafeStorage(() => (options.tab === undefined ? (globalThis.sessionStorage ?? null) : options.tab));
  const channel = options.channel === undefined ? browserChannel() : options.channel;
  const events = options.events === undefined ? browserWindow() : options.events;
  const listeners = new Set<(event: SessionEvent) => void>();

  const read = () => parseSession(local.get(SESSION_STORAGE_KEY));
  const getLinkChecks = () => local.get(LINK_CHECKS_STORAGE_KEY) ?? '';
  const accounts = linkAccounts(local);
  /** Last session seen by this tab; used to emit only real changes. */
  let current = read();
  /** This tab's token while another tab has signed in but not loaded its sites yet. */
  let tabToken: { siteId: string; token: string } | null = null;

  const rememberTabToken = () => {
    const siteId = pinnedSite();
    const token = siteId === null || !current ? undefined : ownValue(current.tokens, siteId);
    if (siteId !== null && token !== undefined) tabToken = { siteId, token };
    else if (current && Object.keys(current.tokens).length > 0) tabToken = null;
  };
  const store = (session: StoredSession) => local.set(SESSION_STORAGE_KEY, JSON.stringify({ v: 1, ...session }));
  const write = (session: StoredSession) => {
    const isStored = store(session);
    current = session;
    rememberTabToken();
    return isStored;
  };
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const forget = (keepsDrafts: boolean) => {
    current = null;
    tabToken = null;
    const drafts = tab.keys().filter((key) => key.startsWith(`${TAB_STORAGE_PREFIX}draft.`));
    removeKeys(tab, keepsDrafts ? drafts : []);
  };
  const pinnedSite = () => parseSiteId(tab.get(TAB_SITE_STORAGE_KEY));

  /** Compares the stored session with the last one seen. */
  const syncFromStorage = () => {
    const now = read();
    const before = current;
    if (!now) {
      if (!before) return;
      forget(true);
      return emit('ended');
    }
    if (Object.keys(now.tokens).length === 0) return;
    current = now;
    if (before && before.userId === now.userId && sameTokens(before.tokens, now.tokens)) return;
    if (before && before.userId !== null && before.userId !== now.userId) {
      tabToken = null;
      removeKeys(tab, []);
    }
    rememberTabToken();
    emit('tokens');
  };
  const endedElsewhere = (event: 'ended' | 'discarded') => {
    // The storage is left alone: the other tab has cleared it, and may have signed in again.
    local.dropMemory(SESSION_STORAGE_KEY);
    // The event of the storage may have come first, and have kept the drafts.
    if (!current && event === 'ended') return;
    forget(event === 'ended');
    emit(event);
  };

  events?.addEventListener('storage', (event) => {
    const key: unknown = 'key' in event ? event.key : null;
    if (key !== SESSION_STORAGE_KEY && key !== null) return;
    local.dropMemory(SESSION_STORAGE_KEY);
    syncFromStorage();
  });
  channel?.addEventListener('message', (event) => {
    if (event.data === 'ended' || event.data === 'discarded') endedElsewhere(event.data);
    else if (event.data === 'tokens') syncFromStorage();
  });
  rememberTabToken();

  return {
    get isPersistent() {
      return local.isPersistent;
    },
    read,
    begin(token, isFromLink = false) {
      const signInToken = sanitizeToken(token);
      if (signInToken === null) return;
      if (isFromLink) local.set(LINK_CHECKS_STORAGE_KEY, 'new notice question');
      else local.remove(LINK_CHECKS_STORAGE_KEY);
      tabToken = null;
      const begun = { userId: null, tokens: {}, lastSite: read()?.lastSite ?? null, signInToken };
      // If the write failed, the previous session must not come back on reload.
      if (!write(begun)) local.removeStored(SESSION_STORAGE_KEY);
    },
    requiresLinkCheck: (check) => getLinkChecks().includes(check),
    passLinkCheck(check) {
      local.set(LINK_CHECKS_STORAGE_KEY, getLinkChecks().replace(check, ''));
      accounts.pass(read()?.userId ?? null, check);
    },
    adopt(userId, sites) {
      const before = read();
      if (local.get(LINK_CHECKS_STORAGE_KEY) === null) {
        accounts.pass(userId, 'notice');
        accounts.pass(userId, 'question');
      } else if (getLinkChecks().includes('new')) {
        const checks = (['notice', 'question'] as const).filter((check) => !accounts.hasPassed(userId, check));
        local.set(LINK_CHECKS_STORAGE_KEY, checks.join(' '));
        // Shown once, even if it isn't dismissed.
        accounts.pass(userId, 'notice');
      }
      const tokens = Object.fromEntries(
        sites.flatMap(({ _id, access_token }) => {
          const token = sanitizeToken(access_token);
          return token !== null && parseSiteId(_id) !== null ? [[_id, token] as const] : [];
        }),
      );
      const signInToken = before?.signInToken ?? null;
      write({ userId, tokens, lastSite: before?.lastSite ?? null, signInToken });
      channel?.postMessage('tokens');
    },
    token(siteId) {
      const session = read();
      if (!session) return null;
      // Another user has signed in, but this tab has not handled the event yet. Requests must not use their
      // token.
      if (current?.userId && session.userId !== null && session.userId !== current.userId) return null;
      if (siteId === null) return session.signInToken ?? Object.values(session.tokens)[0] ?? null;
      const siteToken = ownValue(session.tokens, siteId);
      if (siteToken !== undefined) return siteToken;
      if (Object.keys(session.tokens).length > 0) return null;
      if (tabToken) return tabToken.siteId === siteId ? tabToken.token : null;
      return session.signInToken;
    },
    pinnedSite,
    pin(siteId) {
      if (parseSiteId(siteId) === null) return;
      tab.set(TAB_SITE_STORAGE_KEY, siteId);
      const session = read();
      // `known` is left unchanged, so that changes of other tabs are still emitted.
      if (session) store({ ...session, lastSite: siteId });
      rememberTabToken();
    },
    end(discardsWork = false) {
      forget(false);
      removeKeys(local, deviceKeys);
      channel?.postMessage(discardsWork ? 'discarded' : 'ended');
      emit('ended');
    },
    sync: syncFromStorage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function removeKeys(storage: SafeStorage, except: readonly string[]): void {
  for (const key of storage.keys()) {
    if (key.startsWith(prefix) && !except.includes(key)) storage.remove(key);
  }
}

function ownValue(tokens: Readonly<Record<string, string>>, siteId: string): string | undefined {
  return Object.hasOwn(tokens, siteId) ? tokens[siteId] : undefined;
}

function sameTokens(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => ownValue(b, name) === a[name]);
}

function browserChannel(): BroadcastChannel | null {
  return typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('console.session');
}

function browserWindow(): Window | null {
  return typeof window === 'undefined' ? null : window;
}
