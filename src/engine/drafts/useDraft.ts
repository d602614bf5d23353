import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCurrentSite } from '../shop/currentSite';
import { type DraftName, readDraft, useDraftKey, writeDraft } from './draftStore';

/**
 * Text per user and site that survives a page reload. Stored for up to a day, or until it is set to ''.
 * Components that use the same name share the text.
 */
export function useDraft(name: DraftName): [string, (text: string) => void] {
  const [key, subscribe] = useDraftKey(name);
  const text = useSyncExternalStore(subscribe, () => readDraft(key));
  const change = useCallback((next: string) => writeDraft(key, next), [key]);
  return [text, change];
}

/** Reads and writes a draft without subscribing to it, for components that keep the text in their own state. */
export function useDraftStorage(name: DraftName): [read: () => string, write: (text: string) => void] {
  const [key] = useDraftKey(name);
  return useMemo(() => [() => readDraft(key), (text) => writeDraft(key, text)], [key]);
}

/** Reads a draft under any name; '' if there is none. */
export function useReadDraft(): (name: DraftName) => string {
  const { preferencesKey } = useCurrentSite();
  return useCallback((name) => readDraft(`draft.${preferencesKey}.${name}`), [preferencesKey]);
}
