import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { printedKeys, spokenKeys } from '../../lib/shortcut';
import { IconButton } from '../../ui/IconButton';
import { useAnnounce } from '../../ui/LiveRegion';
import type { Edited } from './useEdited';
import { useUndoKeys } from './useUndoKeys';

type UndoButtonsProps = Pick<Edited<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

/** Takes back and does again, by button and by key; both are said aloud. One a page. */
export const UndoButtons = memo(function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const takeBack = () => {
    if (!canUndo) return;
    undo();
    announce(translate('editing.undone'));
  };
  const doAgain = () => {
    if (!canRedo) return;
    redo();
    announce(translate('editing.redone'));
  };
  useUndoKeys({ undo: takeBack, redo: doAgain });
  const named = (key: string, keys: readonly string[]) => `${translate(key)} (${keys.join('+')})`;
  return (
    <>
      <IconButton
        icon="undo"
        label={translate('editing.undo')}
        title={named('editing.undo', printedKeys(['command'], 'Z'))}
        aria-keyshortcuts={spokenKeys(['command'], 'Z')}
        // It keeps the focus when there is nothing left to take back.
        aria-disabled={!canUndo}
        onClick={takeBack}
      />
      <IconButton
        icon="redo"
        label={translate('editing.redo')}
        title={named('editing.redo', printedKeys(['shift', 'command'], 'Z'))}
        aria-keyshortcuts={spokenKeys(['shift', 'command'], 'Z')}
        aria-disabled={!canRedo}
        onClick={doAgain}
      />
    </>
  );
});
