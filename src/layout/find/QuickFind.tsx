import { Suspense, useEffect } from 'react';
import { withMessages } from '../../../i18n/i18n';
import { prefetch } from '../../lib/timing/prefetch';
import { runWhenSettled } from '../../lib/timing/runWhenSettled';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { lazyDialog } from '../../ui/lazy/lazyDialog';

const load = () => withMessages(['find', 'settingsIndex', 'notifications'], () => import('./FindDialog'));
const FindDialog = lazyDialog(load);

/** Shown while the dialog loads: keys that are typed ahead must not be shortcuts of the page below. */
function IgnoreKeys() {
  useEffect(() => {
    const ignore = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', ignore, { capture: true });
    return () => window.removeEventListener('keydown', ignore, { capture: true });
  }, []);
  return null;
}

interface QuickFindProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Quick find dialog, available on every page. */
export function QuickFind({ isOpen, onClose }: QuickFindProps) {
  useEffect(() => runWhenSettled(() => void prefetch(load)), []);
  if (!isOpen) return null;
  return (
    <ErrorBoundary label="">
      <Suspense fallback={<IgnoreKeys />}>
        <FindDialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
