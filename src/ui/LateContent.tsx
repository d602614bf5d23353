import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { prefetch } from '../lib/prefetch';
import { whenIdle } from '../lib/whenIdle';
import { Spinner } from './Spinner';

/** Content whose code comes late: fetched when the browser is idle, or at the latest when it is shown. */
export interface LateContent {
  subscribe: (listener: () => void) => () => void;
  /** Null until it is there. */
  get: () => ComponentType | null;
  /** Fetches it; a failed download is tried again by the next call. @throws whatever the download fails with */
  fetch: () => Promise<void>;
}

/** Declares late content; once a module, beside the component that opens it. */
export function lateContent(load: () => Promise<{ default: ComponentType }>): LateContent {
  const listeners = new Set<() => void>();
  let component: ComponentType | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => component,
    async fetch() {
      if (component) return;
      component = (await load()).default;
      for (const listener of listeners) listener();
    },
  };
}

/** Fetches late content as soon as nothing else waits. */
export function usePrefetch(content: LateContent): void {
  useEffect(() => whenIdle(() => void prefetch(content.fetch)), [content]);
}

/** Shows late content, at once where it is there. */
export function Late({ content }: { content: LateContent }) {
  const Content = useSyncExternalStore(content.subscribe, content.get);
  // A failure loads the page anew (layout/lostCode), or is told by the browser where there is no network.
  useEffect(() => void content.fetch().catch(() => undefined), [content]);
  return Content ? <Content /> : <Spinner />;
}
