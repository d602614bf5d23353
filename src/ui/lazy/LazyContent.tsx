import { useEffect, useSyncExternalStore } from 'react';
import { prefetchWhenSettled } from '../../lib/timing/prefetchWhenSettled';
import { Spinner } from '../icons/Spinner';
import { LoadError } from './LoadError';
import type { LazyCode } from './lazyWithRetry';

/** Lazy content of a panel, fetched when the page has settled or when the panel opens. */
export type LazyContentCode = LazyCode<object>;

/** Prefetches lazy content when the page has settled. */
export function usePrefetch(content: LazyContentCode): void {
  useEffect(() => prefetchWhenSettled(content.fetch), [content]);
}

/** Renders lazy content as soon as it is loaded, or an error with a retry button. */
export function LazyContent({ content }: { content: LazyContentCode }) {
  const { component: Content, hasFailed } = useSyncExternalStore(content.subscribe, content.get);
  useEffect(() => void content.fetch(), [content]);
  if (Content) return <Content />;
  return hasFailed ? <LoadError code={content} /> : <Spinner label />;
}
