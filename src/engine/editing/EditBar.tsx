import '../../../i18n/en/areas/editing';
import { useNotify, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import type { EditVerb } from './Editor';
import { CONFLICT_NOTICE_ID } from './MergeConflictNotice';
import { UndoButtons } from './UndoButtons';
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
  /** Not called during a save or with unresolved conflicts. */
  onSubmit: () => unknown;
}

/** Sticky bar with undo, discard, and save, and with why a save failed or can't start. Hidden if there is nothing to do. */
export function EditBar({ edited, message, submitLabel, verb, answer, onSubmit }: EditBarProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { undo, redo, canUndo, canRedo, isChanged, isSaving, revert, conflicts } = edited;
  if (!isChanged && !isSaving && !canUndo && !canRedo && !answer) return null;
  const discard = () => {
    revert();
    notify(translate('editing.bar.discarded'), { action: { label: translate('editing.undo'), run: undo } });
  };
  return (
    <StickyActionBar
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
