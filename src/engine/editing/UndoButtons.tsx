import '../../../i18n/en/areas/editing';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { ariaKeyShortcuts, formatShortcut } from '../../lib/formatShortcut';
import { IconButton } from '../../ui/buttons/IconButton';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import type { EditSession } from './useEditSession';
import { useUndoKeys } from './useUndoKeys';

type UndoButtonsProps = Pick<EditSession<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

/** Undo and redo buttons with their shortcuts. Announces both. Render it once per page. */
export const UndoButtons = memo(function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const handleUndo = () => {
    if (!canUndo) return;
    undo();
    announce(translate('editing.undone'));
  };
  const handleRedo = () => {
    if (!canRedo) return;
    redo();
    announce(translate('editing.redone'));
  };
  useUndoKeys({ undo: handleUndo, redo: handleRedo });
  const withShortcut = (key: string, keys: readonly string[]) => `${translate(key)} (${keys.join('+')})`;
  return (
    <>
      <IconButton
        icon="undo"
        label={translate('editing.undo')}
        title={withShortcut('editing.undo', formatShortcut(['command'], 'Z'))}
        aria-keyshortcuts={ariaKeyShortcuts(['command'], 'Z')}
        // Unlike `disabled`, keeps the focus when there is nothing left to undo.
        aria-disabled={!canUndo}
        onClick={handleUndo}
      />
      <IconButton
        icon="redo"
        label={translate('editing.redo')}
        title={withShortcut('editing.redo', formatShortcut(['shift', 'command'], 'Z'))}
        aria-keyshortcuts={ariaKeyShortcuts(['shift', 'command'], 'Z')}
        aria-disabled={!canRedo}
        onClick={handleRedo}
      />
    </>
  );
});
