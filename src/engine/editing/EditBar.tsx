import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import { useToast } from '../../ui/toasts/toastContext';
import { CONFLICT_NOTICE_ID } from './MergeConflictNotice';
import { UndoButtons } from './UndoButtons';
import type { EditSession } from './useEditSession';

/** What the texts of an editor call a save: publishing, or only saving. */
export type EditVerb = 'publish' | 'save';

interface EditBarProps {
  edited: Pick<
    EditSession<unknown>,
    'undo' | 'redo' | 'canUndo' | 'canRedo' | 'isChanged' | 'isSaving' | 'revert' | 'conflicts'
  >;
  /** Summary of unpublished changes. Only shown if there are any. */
  message: ReactNode;
  /** Label of the publish button. */
  publish: string;
  /** What the texts call the save. */
  verb?: EditVerb;
  /** Why the last save failed; falsy if it didn't. */
  answer?: ReactNode;
  /** Not called during a save or with unresolved conflicts. */
  onPublish: () => void;
}

/**
 * Sticky bar with undo, discard, and publish, and with why publishing failed, also because of conflicts. Hidden if there
 * is nothing to do. Needs the `editing` messages.
 */
export function EditBar({ edited, message, publish, verb = 'publish', answer, onPublish }: EditBarProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { undo, redo, canUndo, canRedo, isChanged, isSaving, revert, conflicts } = edited;
  if (!isChanged && !isSaving && !canUndo && !canRedo && !answer) return null;
  const discard = () => {
    revert();
    toast({
      tone: 'info',
      text: translate('editing.bar.discarded'),
      action: { label: translate('editing.undo'), run: undo },
    });
  };
  return (
    <StickyActionBar
      label={translate(verb === 'save' ? 'editing.save.label' : 'editing.bar.label')}
      answer={conflicts.length > 0 ? <ConflictAnswer count={conflicts.length} /> : answer}
      message={isChanged || isSaving ? message : translate(verb === 'save' ? 'editing.save.none' : 'editing.bar.none')}
    >
      <UndoButtons {...{ undo, redo, canUndo, canRedo }} />
      <Button disabled={!isChanged || isSaving} onClick={discard}>
        {translate('editing.bar.discard')}
      </Button>
      <Button
        kind="primary"
        busy={isSaving}
        disabled={conflicts.length > 0 || (!isChanged && !isSaving)}
        onClick={onPublish}
      >
        {publish}
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
