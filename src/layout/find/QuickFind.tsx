import { Suspense, useEffect } from 'react';
import { withWords } from '../../../i18n/words';
import { prefetch } from '../../lib/prefetch';
import { whenIdle } from '../../lib/whenIdle';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyDialog } from '../../ui/lazyDialog';

const load = () => withWords('find', () => import('./FindDialog'));
const FindDialog = lazyDialog(load);

/** Fetches quick find's code ahead: keys that are typed while it is on its way would reach the page below. */
function usePrefetchFind(): void {
  useEffect(() => whenIdle(() => void prefetch(load)), []);
}

interface QuickFindProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Quick find, over any page. */
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
