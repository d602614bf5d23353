import { memo, Suspense, useEffect, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { lazyDialog } from '../../ui/lazy/lazyDialog';

const KeysDialog = lazyDialog(() => import('./KeysDialog'));

/** The dialog of the list's keyboard shortcuts, opened by the key '?' and from quick find. */
export const ListKeysDialog = memo(function ListKeysDialog({ entity }: { entity: Entity }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => provideKeysDialog(() => setOpen(true)), []);
  return (
    isOpen && (
      <Suspense>
        <KeysDialog entity={entity} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
});

/** Opens the shortcuts dialog for code without access to its state. */
let open: (() => void) | null = null;

/** Registers the function that opens the page's dialog. Returns a function that unregisters it. */
export function provideKeysDialog(show: () => void): () => void {
  open = show;
  return () => {
    if (open === show) open = null;
  };
}

/** Opens the dialog. Returns false if the page has none. */
export function openKeysDialog(): boolean {
  open?.();
  return open !== null;
}

/** Whether the page has a dialog of shortcuts. */
export const hasKeysDialog = (): boolean => open !== null;
