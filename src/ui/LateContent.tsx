import { useEffect, useSyncExternalStore } from 'react';
import { prefetch } from '../lib/prefetch';
import { whenIdle } from '../lib/whenIdle';
import { LoadFailure } from './LoadFailure';
import type { LateCode } from './lateCode';
import { Spinner } from './Spinner';

/** Content of a panel whose code comes late: fetched when the browser is idle, or at the latest when it is shown. */
export type LateContent = LateCode<object>;

/** Fetches late content as soon as nothing else waits. */
export function usePrefetch(content: LateContent): void {
  useEffect(() => whenIdle(() => void prefetch(content.fetch)), [content]);
}

/** Shows late content, at once where it is there; a download that failed is told, with a way to try again. */
export function Late({ content }: { content: LateContent }) {
  const { component: Content, hasFailed } = useSyncExternalStore(content.subscribe, content.get);
  useEffect(() => void content.fetch(), [content]);
  if (Content) return <Content />;
  return hasFailed ? <LoadFailure onRetry={content.fetch} /> : <Spinner label />;
}
