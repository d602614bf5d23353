import { Suspense } from 'react';
import { lazyDialog } from '../../../ui/lazyDialog';
import type { TemplateDesk } from '../save/useTemplateDesk';

const TestMailDialog = lazyDialog(() => import('../save/TestMailDialog'));
const ResetDialog = lazyDialog(() => import('../save/ResetDialog'));

/** What is done with an e-mail as a whole, in a dialog. */
export type DeskTask = 'test' | 'reset';

interface DeskDialogProps {
  /** Null: none is open. */
  task: DeskTask | null;
  desk: TemplateDesk;
  onClose: () => void;
}

/** The dialog that is open, if any. */
export function DeskDialog({ task, desk, onClose }: DeskDialogProps) {
  return (
    <Suspense>
      {task === 'test' && <TestMailDialog desk={desk} onClose={onClose} />}
      {task === 'reset' && <ResetDialog desk={desk} onClose={onClose} />}
    </Suspense>
  );
}
