import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readTab, writeTab } from '../lib/tabStorage';
import { useShop } from './shop';

/** What may be kept unsent: the message to us, a saved reply, a form that adds a record, a text written on a record, changes of a record. */
export type DraftName =
  | 'contact'
  | `savedReply:${string}`
  | `create:${string}`
  | `compose:${string}`
  | `edit:${string}`;

/** A draft may hold what customers wrote: it is not kept for longer than a day. */
const oldest = 24 * 60 * 60 * 1000;

const listeners = new Map<string, Set<() => void>>();

function read(key: string): string {
  const [at = '', ...lines] = (readTab(key) ?? '').split('\n');
  return Date.now() - Number(at) < oldest ? lines.join('\n') : '';
}

function write(key: string, text: string): void {
  writeTab(key, text && `${Date.now()}\n${text}`);
  for (const listener of listeners.get(key) ?? []) listener();
}

function useKey(name: DraftName): [string, (listener: () => void) => () => void] {
  const key = `draft.${useShop().preferencesKey}.${name}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(key);
      };
    },
    [key],
  );
  return [key, subscribe];
}

/**
 * A text that survives a reload of the tab, for this user and shop; kept until it is set to '', for a day at most.
 * Who asks for the same name shares the text.
 */
export function useDraft(name: DraftName): [string, (text: string) => void] {
  const [key, subscribe] = useKey(name);
  const text = useSyncExternalStore(subscribe, () => read(key));
  const change = useCallback((next: string) => write(key, next), [key]);
  return [text, change];
}

/** What reads such a text and what keeps it, for whoever holds the text itself: nothing is drawn anew when it is kept. */
export function useHeldDraft(name: DraftName): [read: () => string, keep: (text: string) => void] {
  const [key] = useKey(name);
  return useMemo(() => [() => read(key), (text) => write(key, text)], [key]);
}

/** Whether a text is kept unsent under this name; known again at every change of it. */
export function useHasDraft(name: DraftName): boolean {
  const [key, subscribe] = useKey(name);
  return useSyncExternalStore(subscribe, () => read(key) !== '');
}

/** Keeps a text under any of the names, such as one that was taken back; '' forgets it. */
export function useKeepDraft(): (name: DraftName, text: string) => void {
  const { preferencesKey } = useShop();
  return useCallback((name, text) => write(`draft.${preferencesKey}.${name}`, text), [preferencesKey]);
}

/** The name under which a text that is written on a record is kept. */
export function composeDraft(entity: string, action: string, id: string): DraftName {
  return `compose:${entity}.${action}.${id}`;
}
