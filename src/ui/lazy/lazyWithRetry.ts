import type { ComponentType } from 'react';
import { withChunkTimeout } from '../../../dataProvider/methods/withChunkTimeout';
import { withTranslations } from '../../../i18n/i18n';
import { createStore } from '../../lib/createStore';
import { downloads } from '../../lib/downloads';
import { waitForLeave } from '../../lib/pageReload';

/** Loading state of a lazy component. */
export interface LazyState<Props> {
  /** Null until loaded. */
  component: ComponentType<Props> | null;
  /** The last download failed, and no other is pending. */
  hasFailed: boolean;
}

/** Store of a lazy-loaded component. */
export interface LazyCode<Props> {
  subscribe: (listener: () => void) => () => void;
  get: () => LazyState<Props>;
  /** Loads the component, also after a failure. Never rejects; see the state. */
  fetch: () => Promise<void>;
  /** Resets a failure. */
  forget: () => void;
}

interface LazyOptions {
  /** The code has only messages that are loaded with each language, so it doesn't wait for the rest of them. */
  isFirstPage?: boolean;
}

/**
 * Lazy component that can retry a failed download, unlike React.lazy. Its English messages are in its code; in other
 * languages, it waits for theirs.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isFirstPage = false }: LazyOptions = {},
): LazyCode<Props> {
  const { get, set, subscribe } = createStore<LazyState<Props>>({ component: null, hasFailed: false });
  let pending: Promise<void> | null = null;
  const forget = () => {
    if (get().hasFailed) set({ component: null, hasFailed: false });
  };
  const start = async () => {
    forget();
    try {
      if (downloads.failed) {
        await (await import('./lostStyles')).reloadLostStyles();
        downloads.failed = false;
      }
      const code = isFirstPage ? load() : withTranslations(load);
      set({ component: (await withChunkTimeout(code)).default, hasFailed: false });
    } catch {
      // After a deploy, a missing chunk reloads the page (layout/staleChunk). The navigation that waits for it must not end
      // before that, or it would replace the history state in which the reload is noted.
      await waitForLeave();
      pending = null;
      set({ component: null, hasFailed: true });
    }
  };
  return {
    subscribe,
    get,
    fetch() {
      pending ??= start();
      return pending;
    },
    forget,
  };
}
