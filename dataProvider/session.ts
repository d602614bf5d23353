/**
 * The only user of the browser's storage for tokens: one token a site, shared by all tabs, and the site
 * that this tab works on, which is this tab's alone. No tab is ever given a token of another site.
 */
import { readToken } from './accessToken';
import { pinKey, sessionKey } from './likelyToken';
import { createSafeStorage, type SafeStorage } from './safeStorage';
import { parseSession, readSiteId, type StoredSession } from './storedSession';

export type { StoredSession } from './storedSession';

/** 'ended': signed out here or in another tab. 'tokens': another tab brought new ones, or another user. */
export type SessionEvent = 'ended' | 'tokens';

/** A site as the provider gives it. */
interface SiteToken {
  _id: string;
  access_token: string | null;
}

/** The session of a tab. None of the calls throws. */
export interface SessionStore {
  /** False when the storage is blocked or full: the session lasts as long as the tab. */
  readonly isPersistent: boolean;
  /** Null when nobody is signed in. */
  read(): StoredSession | null;
  /** After a sign-in: the token that the sites are asked for with. What was known of another session is forgotten. */
  begin(token: string): void;
  /** After the sites were loaded: their tokens replace those from before. Sites without a usable token are left out. */
  adopt(userId: string | null, sites: readonly SiteToken[]): void;
  /** The token of a site; of the sign-in while no site is known, or when no site is named. */
  token(siteId: string | null): string | null;
  /** The site this tab works on. */
  pinnedSite(): string | null;
  /** Makes a site this tab's; other tabs keep theirs. */
  pin(siteId: string): void;
  /** Signs out in every tab, and forgets all that the console keeps but the colour scheme and the language. Works offline. */
  end(): void;
  /** @returns the way to stop listening */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** Where a session is kept; null: there is none of that. */
export interface SessionOptions {
  local?: Storage | null;
  tab?: Storage | null;
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** Gives the storage's events. */
  events?: Pick<EventTarget, 'addEventListener'> | null;
}

const prefix = 'console.';
/** Choices for the device, which tell nothing of the user. */
const kept: readonly string[] = ['console.colourScheme', 'console.language'];

export function createSession(options: SessionOptions = {}): SessionStore {
  const local = createSafeStorage(options.local === undefined ? browserStorage('localStorage') : options.local);
  const tab = createSafeStorage(options.tab === undefined ? browserStorage('sessionStorage') : options.tab);
  const channel = options.channel === undefined ? browserChannel() : options.channel;
  const events = options.events === undefined ? browserWindow() : options.events;
  const listeners = new Set<(event: SessionEvent) => void>();

  const read = () => parseSession(local.get(sessionKey));
  /** What this tab last knew, so that only news are told. */
  let known = read();
  /** This tab's token, for the moment in which another tab has signed in and not loaded the sites yet. */
  let held: { siteId: string; token: string } | null = null;

  const hold = () => {
    const siteId = pinnedSite();
    const token = siteId === null || !known ? undefined : ownValue(known.tokens, siteId);
    if (siteId !== null && token !== undefined) held = { siteId, token };
    else if (known && Object.keys(known.tokens).length > 0) held = null;
  };
  const store = (session: StoredSession) => local.set(sessionKey, JSON.stringify({ v: 1, ...session }));
  const write = (session: StoredSession) => {
    const isStored = store(session);
    known = session;
    hold();
    return isStored;
  };
  const tell = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const forget = () => {
    known = null;
    held = null;
    wipe(tab, []);
  };
  const pinnedSite = () => readSiteId(tab.get(pinKey));

  /** Compares what is stored with what this tab knew. */
  const notice = () => {
    const now = read();
    const before = known;
    if (!now) {
      if (!before) return;
      forget();
      return tell('ended');
    }
    if (Object.keys(now.tokens).length === 0) return;
    known = now;
    if (before && before.userId === now.userId && sameTokens(before.tokens, now.tokens)) return;
    if (before && before.userId !== null && before.userId !== now.userId) {
      held = null;
      wipe(tab, []);
    }
    hold();
    tell('tokens');
  };
  const endedElsewhere = () => {
    // The storage itself is left alone: the other tab has emptied it, and may have signed in anew.
    local.dropMemory(sessionKey);
    if (!known) return;
    forget();
    tell('ended');
  };

  events?.addEventListener('storage', (event) => {
    const key: unknown = 'key' in event ? event.key : null;
    if (key !== sessionKey && key !== null) return;
    local.dropMemory(sessionKey);
    notice();
  });
  channel?.addEventListener('message', (event) => {
    if (event.data === 'ended') endedElsewhere();
    else if (event.data === 'tokens') notice();
  });
  hold();

  return {
    get isPersistent() {
      return local.isPersistent;
    },
    read,
    begin(token) {
      const signInToken = readToken(token);
      if (signInToken === null) return;
      held = null;
      const begun = { userId: null, tokens: {}, lastSite: read()?.lastSite ?? null, signInToken };
      // Where there is no room for it, the session from before must not come back by a reload either.
      if (!write(begun)) local.removeStored(sessionKey);
    },
    adopt(userId, sites) {
      const before = read();
      const tokens = Object.fromEntries(
        sites.flatMap(({ _id, access_token }) => {
          const token = readToken(access_token);
          return token !== null && readSiteId(_id) !== null ? [[_id, token] as const] : [];
        }),
      );
      const signInToken = before?.signInToken ?? null;
      write({ userId, tokens, lastSite: before?.lastSite ?? null, signInToken });
      channel?.postMessage('tokens');
    },
    token(siteId) {
      const session = read();
      if (!session) return null;
      // Somebody else signed in and this tab was not told yet: nothing goes out in their name.
      if (known?.userId && session.userId !== null && session.userId !== known.userId) return null;
      if (siteId === null) return session.signInToken ?? Object.values(session.tokens)[0] ?? null;
      const own = ownValue(session.tokens, siteId);
      if (own !== undefined) return own;
      if (Object.keys(session.tokens).length > 0) return null;
      if (held) return held.siteId === siteId ? held.token : null;
      return session.signInToken;
    },
    pinnedSite,
    pin(siteId) {
      if (readSiteId(siteId) === null) return;
      tab.set(pinKey, siteId);
      const session = read();
      // What other tabs brought meanwhile is still to be told: this is no news of it.
      if (session) store({ ...session, lastSite: siteId });
      hold();
    },
    end() {
      forget();
      wipe(local, kept);
      channel?.postMessage('ended');
      tell('ended');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function wipe(storage: SafeStorage, except: readonly string[]): void {
  for (const key of storage.keys()) {
    if (key.startsWith(prefix) && !except.includes(key)) storage.remove(key);
  }
}

function ownValue(tokens: Readonly<Record<string, string>>, siteId: string): string | undefined {
  return Object.hasOwn(tokens, siteId) ? tokens[siteId] : undefined;
}

function sameTokens(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => ownValue(other, name) === one[name]);
}

/** A storage of the browser; asking for it throws where it is blocked. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

function browserChannel(): BroadcastChannel | null {
  return typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('console.session');
}

function browserWindow(): Window | null {
  return typeof window === 'undefined' ? null : window;
}
