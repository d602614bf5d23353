import { Suspense, useEffect } from 'react';
import { withMessages } from '../../../i18n/i18n';
import { prefetch } from '../../lib/timing/prefetch';
import { runWhenIdle } from '../../lib/timing/runWhenIdle';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { lazyDialog } from '../../ui/lazy/lazyDialog';

const load = () => withMessages(['find', 'settingsIndex', 'notifications'], () => import('./FindDialog'));
const FindDialog = lazyDialog(load);

/** Prefetches the code of quick find: while it loads, typed keys would go to the page below. */
function usePrefetchFind(): void {
  useEffect(() => runWhenIdle(() => void prefetch(load)), []);
}

interface QuickFindProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Quick find dialog, available on every page. */
export function QuickFind({ isOpen, onClose }: QuickFindProps) {
  usePrefetchFind();
  if (!isOpen) return null;
  return (
    <ErrorBoundary label="">
      <Suspense>
        <FindDialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
