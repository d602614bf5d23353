import { useEffect, useSyncExternalStore } from 'react';
import { prefetch } from '../../lib/timing/prefetch';
import { runWhenIdle } from '../../lib/timing/runWhenIdle';
import { Spinner } from '../icons/Spinner';
import { LoadError } from './LoadError';
import type { LazyCode } from './lazyWithRetry';

/** Lazy content of a panel, fetched when the browser is idle or when the panel opens. */
export type LazyContentCode = LazyCode<object>;

/** Prefetches lazy content when the browser is idle. */
export function usePrefetch(content: LazyContentCode): void {
  useEffect(() => runWhenIdle(() => void prefetch(content.fetch)), [content]);
}

/** Renders lazy content as soon as it is loaded, or an error with a retry button. */
export function LazyContent({ content }: { content: LazyContentCode }) {
  const { component: Content, hasFailed } = useSyncExternalStore(content.subscribe, content.get);
  useEffect(() => void content.fetch(), [content]);
  if (Content) return <Content />;
  return hasFailed ? <LoadError code={content} /> : <Spinner label />;
}
