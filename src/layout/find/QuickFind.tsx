import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

const FindDialog = lazy(() => import('./FindDialog'));

/** Quick find; its code is loaded when it is first opened. */
export function QuickFind({ onClose }: { onClose: () => void }) {
  return (
    <ErrorBoundary label="">
      <Suspense>
        <FindDialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
