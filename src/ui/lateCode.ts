import type { ComponentType } from 'react';

/** How far the code of a component is. */
export interface LateState<Props> {
  /** Null until it is there. */
  component: ComponentType<Props> | null;
  /** Its last download failed, and no other is under way. */
  hasFailed: boolean;
}

/** A component whose code comes late. */
export interface LateCode<Props> {
  subscribe: (listener: () => void) => () => void;
  get: () => LateState<Props>;
  /** Fetches it, also after a failure. The promise never fails: the state tells. */
  fetch: () => Promise<void>;
  /** Takes a failure as told. */
  forget: () => void;
}

/** Declares a component whose code comes late; React's own `lazy` would keep a failed download for good. */
export function lateCode<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LateCode<Props> {
  const listeners = new Set<() => void>();
  let state: LateState<Props> = { component: null, hasFailed: false };
  let loading: Promise<void> | null = null;
  const set = (next: LateState<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = () => {
    if (state.hasFailed) set({ component: null, hasFailed: false });
  };
  const begin = async () => {
    forget();
    try {
      set({ component: (await load()).default, hasFailed: false });
    } catch {
      // A failure also loads the page anew where a newer version was put in place (layout/lostCode).
      loading = null;
      set({ component: null, hasFailed: true });
    }
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    fetch() {
      loading ??= begin();
      return loading;
    },
    forget,
  };
}
