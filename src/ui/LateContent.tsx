import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { Spinner } from './Spinner';

/** Content whose code comes late: fetched when the browser is idle, or at the latest when it is shown. */
export interface LateContent {
  subscribe: (listener: () => void) => () => void;
  /** Null until it is there. */
  get: () => ComponentType | null;
  /** Fetches it, once; a failed download is tried again by the next call, and nothing is asked for offline. */
  fetch: () => void;
}

/** Declares late content; once a module, beside the component that opens it. */
export function lateContent(load: () => Promise<{ default: ComponentType }>): LateContent {
  const listeners = new Set<() => void>();
  let component: ComponentType | null = null;
  let isLoading = false;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => component,
    fetch() {
      if (component || isLoading || !navigator.onLine) return;
      isLoading = true;
      load()
        .then(({ default: loaded }) => {
          component = loaded;
          for (const listener of listeners) listener();
        })
        .catch(() => undefined)
        .finally(() => {
          isLoading = false;
        });
    },
  };
}

/** Fetches late content as soon as nothing else waits. */
export function usePrefetch(content: LateContent): void {
  useEffect(() => whenIdle(content.fetch), [content]);
}

/** Shows late content, at once where it is there. */
export function Late({ content }: { content: LateContent }) {
  const Content = useSyncExternalStore(content.subscribe, content.get);
  useEffect(() => content.fetch(), [content]);
  return Content ? <Content /> : <Spinner />;
}
