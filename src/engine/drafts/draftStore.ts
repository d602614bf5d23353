import { useCallback, useSyncExternalStore } from 'react';
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

/** Reads a draft; '' if there is none. */
export const readDraft = (key: string): string => unstampDraft(getTabItem(key)) ?? '';

/** Stores a draft. '' removes it. */
export function writeDraft(key: string, text: string): void {
  setTabItem(key, text && stampDraft(text));
  emitters.get(key)?.emit();
  publishUnsentWork();
}

// A reload keeps the drafts of the tab.
publishUnsentWork();

/** The storage key of a draft, and a function that subscribes to it. */
export function useDraftKey(name: DraftName): [string, (listener: () => void) => () => void] {
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

/** Whether there is a draft with this name. */
export function useHasDraft(name: DraftName): boolean {
  const [key, subscribe] = useDraftKey(name);
  return useSyncExternalStore(subscribe, () => readDraft(key) !== '');
}

/** Stores a draft under any name, such as an undone text. '' removes it. */
export function useSaveDraft(): (name: DraftName, text: string) => void {
  const { preferencesKey } = useCurrentSite();
  return useCallback((name, text) => writeDraft(`draft.${preferencesKey}.${name}`, text), [preferencesKey]);
}

/** Draft name of a text of a record. */
export function composeDraft(entity: string, action: string, id: string): DraftName {
  return `compose:${entity}.${action}.${id}`;
}
