/** Fake browser with tabs: a shared localStorage, a sessionStorage and event target per tab, and a BroadcastChannel. */
import { createSession, type SessionEvent, type SessionStore } from '../../../dataProvider/session/session';

/** Fake Storage. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();
  #isFull = false;
  #changed: (key: string | null) => void;

  constructor(changed: (key: string | null) => void = () => undefined) {
    this.#changed = changed;
  }
  fill() {
    this.#isFull = true;
  }
  get length() {
    return this.#entries.size;
  }
  key(at: number) {
    return [...this.#entries.keys()][at] ?? null;
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.#isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#entries.set(key, text);
    this.#changed(key);
  }
  removeItem(key: string) {
    if (this.#entries.delete(key)) this.#changed(key);
  }
  clear() {
    this.#entries.clear();
    this.#changed(null);
  }
}

export interface Tab {
  session: SessionStore;
  storage: FakeStorage;
  receivedEvents: SessionEvent[];
}

export interface Browser {
  local: FakeStorage;
  open(getCopy?: Tab): Tab;
  /** Reloads a tab: its storage is kept, its memory is lost. */
  reload(tab: Tab): void;
  /** Delivers pending channel messages and storage events. */
  deliver(): void;
}

export function createBrowser(): Browser {
  const waiting: (() => void)[] = [];
  const ports: {
    tab: Tab | null;
    events: EventTarget;
    channel: EventTarget & { postMessage(message: unknown): void };
  }[] = [];
  let writer: Tab | null = null;
  const local = new FakeStorage((key) => {
    const from = writer;
    for (const port of ports) {
      if (port.tab !== from)
        waiting.push(() => port.events.dispatchEvent(Object.assign(new Event('storage'), { key })));
    }
  });

  /** Attributes writes to the tab that makes them. */
  const named = (tab: Tab): SessionStore =>
    new Proxy(tab.session, {
      get(target, name: keyof SessionStore) {
        const value = target[name];
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          writer = tab;
          try {
            return Reflect.apply(value, target, given);
          } finally {
            writer = null;
          }
        };
      },
    });
  const load = (tab: Tab) => {
    const port = {
      tab,
      events: new EventTarget(),
      channel: Object.assign(new EventTarget(), { postMessage: (_: unknown) => {} }),
    };
    port.channel.postMessage = (message) => {
      for (const other of ports) {
        if (other !== port)
          waiting.push(() => other.channel.dispatchEvent(new MessageEvent('message', { data: message })));
      }
    };
    writer = tab;
    tab.session = createSession({ local, tab: tab.storage, channel: port.channel, events: port.events });
    writer = null;
    tab.session.subscribe((event) => tab.receivedEvents.push(event));
    tab.session = named(tab);
    ports.push(port);
  };
  return {
    local,
    open(getCopy) {
      const storage = new FakeStorage();
      for (let at = 0; getCopy && at < getCopy.storage.length; at += 1) {
        const key = getCopy.storage.key(at) ?? '';
        storage.setItem(key, getCopy.storage.getItem(key) ?? '');
      }
      // Set by `load`.
      const tab = { storage, receivedEvents: [] } as unknown as Tab;
      load(tab);
      return tab;
    },
    reload(tab) {
      ports.splice(
        ports.findIndex((port) => port.tab === tab),
        1,
      );
      load(tab);
    },
    deliver() {
      for (const deliverOne of waiting.splice(0)) deliverOne();
    },
  };
}
