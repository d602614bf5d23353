import { useTranslate } from 'ra-core';
import { memo, Suspense, useEffect, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/buttons/IconButton';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import styles from './KeysButton.module.css';
import { provideKeysDialog } from './keysDialog';

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
