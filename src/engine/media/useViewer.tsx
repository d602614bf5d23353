import { type ReactNode, Suspense, useState } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyDialog } from '../../ui/lazyDialog';
import { Spinner } from '../../ui/Spinner';
import type { CellProps } from '../cells/cell';

const AttachmentViewer = lazyDialog(() => withWords(['viewer', 'panel', 'ask'], () => import('./AttachmentViewer')));

/** Opens the viewer on an attachment of a field; the code of it comes with the first. */
export function useViewer(cell: CellProps): { open: (place: number) => void; viewer: ReactNode } {
  const [at, setAt] = useState<number | null>(null);
  return {
    open: setAt,
    viewer: at !== null && (
      <Suspense fallback={<Spinner label />}>
        <AttachmentViewer {...cell} at={at} onClose={() => setAt(null)} />
      </Suspense>
    ),
  };
}
