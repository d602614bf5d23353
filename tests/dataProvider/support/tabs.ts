/** A browser with tabs: one local storage, a storage and an event target a tab, and a channel between them. */
import { createSession, type SessionEvent, type SessionStore } from '../../../dataProvider/session';

/** What a storage keeps, as the browser's class does. */
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
  told: SessionEvent[];
}

export interface Browser {
  local: FakeStorage;
  open(copyOf?: Tab): Tab;
  /** Loads the page of a tab anew: its storage stays, its memory goes. */
  reload(tab: Tab): void;
  /** Delivers what the tabs have told each other, and the storage's events. */
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

  /** Everything a tab does itself is written in its name. */
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
    tab.session.subscribe((event) => tab.told.push(event));
    tab.session = named(tab);
    ports.push(port);
  };
  return {
    local,
    open(copyOf) {
      const storage = new FakeStorage();
      for (let at = 0; copyOf && at < copyOf.storage.length; at += 1) {
        const key = copyOf.storage.key(at) ?? '';
        storage.setItem(key, copyOf.storage.getItem(key) ?? '');
      }
      // Filled in by `load`.
      const tab = { storage, told: [] } as unknown as Tab;
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
      for (const tell of waiting.splice(0)) tell();
    },
  };
}
