import '../../../i18n/en/areas/editing';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode, useEffect } from 'react';
import { ariaKeyShortcuts, formatShortcut } from '../../lib/formatShortcut';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import { useKeyNames } from '../../ui/text/useKeyNames';
import type { EditVerb } from './Editor';
import { CONFLICT_NOTICE_ID } from './MergeConflictNotice';
import { useEditNotification } from './useEditNotification';
import type { EditSession } from './useEditSession';

interface EditBarProps {
  edited: Pick<
    EditSession<unknown>,
    'undo' | 'redo' | 'canUndo' | 'canRedo' | 'isChanged' | 'isSaving' | 'revert' | 'conflicts'
  >;
  /** Summary of the changes. Only shown if there are any. */
  message: ReactNode;
  /** Label of the button that saves. */
  submitLabel: string;
  verb: EditVerb;
  /** Why the last save failed; falsy if it didn't. */
  answer?: ReactNode;
  /** See {@link StickyActionBar}. */
  inHead: boolean;
  /** Not called during a save or with unresolved conflicts. */
  onSubmit: () => unknown;
}

/** Sticky bar with undo, discard, and save, and with why a save failed or can't start. Hidden if there is nothing to do. */
export function EditBar({ edited, message, submitLabel, verb, answer, inHead, onSubmit }: EditBarProps) {
  const translate = useTranslate();
  const notify = useEditNotification();
  const { undo, redo, canUndo, canRedo, isChanged, isSaving, revert, conflicts } = edited;
  if (!isChanged && !isSaving && !canUndo && !canRedo && !answer) return null;
  const discard = () => {
    revert();
    notify(translate('editing.bar.discarded'), undo);
  };
  return (
    <StickyActionBar
      inHead={inHead}
      label={translate(`editing.${verb}.label`)}
      answer={conflicts.length > 0 ? <ConflictAnswer count={conflicts.length} /> : answer}
      message={isChanged || isSaving ? message : translate(`editing.${verb}.none`)}
    >
      <UndoButtons {...{ undo, redo, canUndo, canRedo }} />
      <Button disabled={!isChanged || isSaving} onClick={discard}>
        {translate('editing.bar.discard')}
      </Button>
      <Button
        kind="primary"
        busy={isSaving}
        disabled={conflicts.length > 0 || (!isChanged && !isSaving)}
        onClick={onSubmit}
      >
        {submitLabel}
      </Button>
    </StickyActionBar>
  );
}

/** Says that parts are in conflict, and leads to where they are resolved. */
function ConflictAnswer({ count }: { count: number }) {
  const translate = useTranslate();
  const show = () => {
    const notice = document.getElementById(CONFLICT_NOTICE_ID);
    notice?.scrollIntoView({ block: 'start' });
    notice?.focus({ preventScroll: true });
  };
  return (
    <Banner
      tone="waiting"
      title={translate('editing.conflict.title')}
      action={
        <Button size="small" onClick={show}>
          {translate('editing.conflict.show', { smart_count: count })}
        </Button>
      }
    />
  );
}

type UndoButtonsProps = Pick<EditSession<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

/** Undo and redo buttons with their shortcuts. Announces both. Render it once per page. */
const UndoButtons = memo(function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const nameKeys = useKeyNames();
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
  const withShortcut = (key: string, keys: readonly string[]) => `${translate(key)} (${nameKeys(keys).join('+')})`;
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

/** Types of inputs without text, which have no native undo. */
const nonTextTypes: ReadonlySet<string> = new Set(['checkbox', 'radio', 'color', 'range', 'button', 'submit', 'file']);

/** Ctrl+Z or Cmd+Z undoes; with Shift, or Ctrl+Y, redoes. Text inputs keep their native undo. */
function useUndoKeys({ undo, redo }: Pick<EditSession<unknown>, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      (isRedo ? redo : undo)();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** Checks if the key event belongs to a text input or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) return !nonTextTypes.has(target.type);
  return target.closest('textarea, [contenteditable="true"]') !== null;
}
