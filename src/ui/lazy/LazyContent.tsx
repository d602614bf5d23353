import { useEffect, useSyncExternalStore } from 'react';
import { prefetch } from '../../lib/timing/prefetch';
import { runWhenSettled } from '../../lib/timing/runWhenSettled';
import { Spinner } from '../icons/Spinner';
import { LoadError } from './LoadError';
import type { LazyCode } from './lazyWithRetry';

/** Lazy content of a panel, fetched when the page has settled or when the panel opens. */
export type LazyContentCode = LazyCode<object>;

/** Prefetches lazy content when the page has settled. */
export function usePrefetch(content: Pick<LazyContentCode, 'fetch'>): void {
  useEffect(() => runWhenSettled(() => void prefetch(content.fetch)), [content]);
}

/** Renders lazy content as soon as it is loaded, or an error with a retry button. */
export function LazyContent({ content }: { content: LazyContentCode }) {
  return <LazyContentWith content={content} props={{}} />;
}

interface LazyContentWithProps<Props> {
  content: LazyCode<Props>;
  /** Props of the content. */
  props: Props;
}

/** Like {@link LazyContent}, for content with props. */
export function LazyContentWith<Props extends object>({ content, props }: LazyContentWithProps<Props>) {
  const { component: Content, hasFailed } = useSyncExternalStore(content.subscribe, content.get);
  useEffect(() => void content.fetch(), [content]);
  if (Content) return <Content {...props} />;
  return hasFailed ? <LoadError code={content} /> : <Spinner label />;
}
