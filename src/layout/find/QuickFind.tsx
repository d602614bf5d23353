import { Suspense, useEffect, useState } from 'react';
import { prefetch } from '../../lib/timing/prefetch';
import { runWhenSettled } from '../../lib/timing/runWhenSettled';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { FindFrame } from './FindFrame';

const load = () => import('./FindDialog');
const FindDialog = lazyDialog(load);

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
      <OpenFind onClose={onClose} />
    </ErrorBoundary>
  );
}

/** Holds the text, which is typed before the code for its results has loaded, too. */
function OpenFind({ onClose }: Pick<QuickFindProps, 'onClose'>) {
  const [text, setText] = useState('');
  const props = { text, onChange: setText, onClose };
  return (
    <Suspense fallback={<FindFrame ref={showWhileMounted} {...props} />}>
      <FindDialog {...props} />
    </Suspense>
  );
}

function showWhileMounted(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // Returns the focus to where it was, which the dialog that follows takes over.
  return () => dialog.close();
}
