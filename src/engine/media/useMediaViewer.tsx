import { type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '../../ui/icons/Spinner';
import { Thumbnail } from '../../ui/images/Thumbnail';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import type { CellProps } from '../records/cell';
import styles from './MediaButton.module.css';

const AttachmentViewer = lazyDialog(() => import('./AttachmentViewer'));

/** Opens the viewer at an attachment of a field. The viewer is lazy-loaded. */
export function useMediaViewer(cell: CellProps): { open: (index: number) => void; viewer: ReactNode } {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return {
    open: setOpenIndex,
    viewer: openIndex !== null && (
      <Suspense fallback={<Spinner label />}>
        <AttachmentViewer {...cell} initialIndex={openIndex} onClose={() => setOpenIndex(null)} />
      </Suspense>
    ),
  };
}

interface MediaButtonProps {
  item: { small: string | null; kind: 'image' | 'video'; label: string };
  onOpen: () => void;
}

/** Thumbnail that opens the viewer. */
export function MediaButton({ item, onOpen }: MediaButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onOpen}>
      <Thumbnail src={item.small} kind={item.kind} label={item.label} />
    </button>
  );
}
