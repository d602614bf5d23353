import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { FootBar } from '../../ui/FootBar';
import { useToast } from '../../ui/toastContext';
import { UndoButtons } from './UndoButtons';
import type { Edited } from './useEdited';

interface EditBarProps {
  edited: Pick<
    Edited<unknown>,
    'undo' | 'redo' | 'canUndo' | 'canRedo' | 'isChanged' | 'isSaving' | 'revert' | 'disputes'
  >;
  /** What is not published, in words; left out once all is. */
  says: ReactNode;
  /** Words of the button that publishes. */
  publish: string;
  /** Called at most once at a time, and not while somebody else's change waits for a decision. */
  onPublish: () => void;
}

/** Stands at the foot of the page while something can be published, or done again. Needs the words of `editing`. */
export function EditBar({ edited, says, publish, onPublish }: EditBarProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { undo, redo, canUndo, canRedo, isChanged, isSaving, revert, disputes } = edited;
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
    <FootBar label={translate('editing.bar.label')} says={isChanged || isSaving ? says : translate('editing.bar.none')}>
      <UndoButtons {...{ undo, redo, canUndo, canRedo }} />
      <Button disabled={!isChanged || isSaving} onClick={discard}>
        {translate('editing.bar.discard')}
      </Button>
      <Button
        kind="primary"
        busy={isSaving}
        disabled={disputes.length > 0 || (!isChanged && !isSaving)}
        onClick={onPublish}
      >
        {publish}
      </Button>
    </FootBar>
  );
}
