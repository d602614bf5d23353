import { useTranslate } from 'ra-core';
import { memo, Suspense, useEffect, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import styles from './keys.module.css';

const KeysDialog = lazyDialog(() => import('./KeysDialog'));

/** Opens the dialog of keyboard shortcuts, like the key '?'. */
export const KeysButton = memo(function KeysButton({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => provideKeysDialog(() => setOpen(true)), []);
  return (
    <>
      <IconButton
        className={styles.button}
        icon="keyboard"
        label={translate('list.keys.open')}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <KeysDialog entity={entity} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

/** Opens the shortcuts dialog for code without access to its state. */
let open: (() => void) | null = null;

/** Registers the function that opens the dialog. Returns a function that unregisters it. */
function provideKeysDialog(show: () => void): () => void {
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
