import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { withWords } from '../../../i18n/words';
import type { Entity } from '../../../resources/entity';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazyDialog';
import styles from './KeysButton.module.css';
import { provideKeysDialog } from './keysDialog';

const KeysDialog = lazyDialog(() => withWords('keys', () => import('./KeysDialog')));

/** Shows the keys of the list; '?' does the same. */
export function KeysButton({ entity }: { entity: Entity }) {
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
}
