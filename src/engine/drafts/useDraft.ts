import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createEmitter, type Emitter } from '../../lib/createStore';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { useCurrentSite } from '../shop/currentSite';
import { stampDraft, unstampDraft } from './draftAge';
import { publishUnsentWork } from './unsentWork';

/** Draft names: support message, saved reply, form of a new record, text of a record, and edited settings. */
export type DraftName =
  | 'contact'
  | `savedReply:${string}`
  | `create:${string}`
  | `compose:${string}`
  | `edit:${string}`;

const emitters = new Map<string, Emitter>();

const read = (key: string): string => unstampDraft(getTabItem(key)) ?? '';

function write(key: string, text: string): void {
  setTabItem(key, text && stampDraft(text));
  emitters.get(key)?.emit();
  publishUnsentWork();
}

// A reload keeps the drafts of the tab.
publishUnsentWork();

function useKey(name: DraftName): [string, (listener: () => void) => () => void] {
  const key = `draft.${useCurrentSite().preferencesKey}.${name}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const emitter = emitters.get(key) ?? createEmitter();
      emitters.set(key, emitter);
      const unsubscribe = emitter.subscribe(listener);
      return () => {
        unsubscribe();
        if (!emitter.hasListeners()) emitters.delete(key);
      };
    },
    [key],
  );
  return [key, subscribe];
}

/**
 * Text per user and site that survives a page reload. Stored for up to a day, or until it is set to ''.
 * Components that use the same name share the text.
 */
export function useDraft(name: DraftName): [string, (text: string) => void] {
  const [key, subscribe] = useKey(name);
  const text = useSyncExternalStore(subscribe, () => read(key));
  const change = useCallback((next: string) => write(key, next), [key]);
  return [text, change];
}

/** Reads and writes a draft without subscribing to it, for components that keep the text in their own state. */
export function useDraftStorage(name: DraftName): [read: () => string, write: (text: string) => void] {
  const [key] = useKey(name);
  return useMemo(() => [() => read(key), (text) => write(key, text)], [key]);
}

/** Reads a draft under any name; '' if there is none. */
export function useReadDraft(): (name: DraftName) => string {
  const { preferencesKey } = useCurrentSite();
  return useCallback((name) => read(`draft.${preferencesKey}.${name}`), [preferencesKey]);
}

/** Whether there is a draft with this name. */
export function useHasDraft(name: DraftName): boolean {
  const [key, subscribe] = useKey(name);
  return useSyncExternalStore(subscribe, () => read(key) !== '');
}

/** Stores a draft under any name, such as an undone text. '' removes it. */
export function useSaveDraft(): (name: DraftName, text: string) => void {
  const { preferencesKey } = useCurrentSite();
  return useCallback((name, text) => write(`draft.${preferencesKey}.${name}`, text), [preferencesKey]);
}

/** Draft name of a text of a record. */
export function composeDraft(entity: string, action: string, id: string): DraftName {
  return `compose:${entity}.${action}.${id}`;
}
