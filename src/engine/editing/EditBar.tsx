import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { StickyActionBar } from '../../ui/layout/StickyActionBar';
import { useToast } from '../../ui/toasts/toastContext';
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
  /** Not called during a save or with unresolved conflicts. */
  onPublish: () => void;
}

/** Sticky bar with undo, discard, and publish. Hidden if there is nothing to do. Needs the `editing` messages. */
export function EditBar({ edited, message, publish, verb = 'publish', onPublish }: EditBarProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { undo, redo, canUndo, canRedo, isChanged, isSaving, revert, conflicts } = edited;
  if (!isChanged && !isSaving && !canUndo && !canRedo) return null;
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
