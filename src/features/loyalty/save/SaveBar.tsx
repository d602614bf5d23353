import '../../../../i18n/en/areas/editing';
import { useTranslate } from 'ra-core';
import { useEditNotification } from '../../../engine/editing/useEditNotification';
import { Button } from '../../../ui/buttons/Button';
import { StickyActionBar } from '../../../ui/layout/StickyActionBar';
import textStyles from '../../../ui/text/text.module.css';
import { useProgramEditor } from '../editor/programEditor';
import { ReviewDialog } from './ReviewDialog';

interface SaveBarProps {
  isReviewing: boolean;
  onReview: (isReviewing: boolean) => void;
}

/** Bottom bar while there are unsaved changes. Saves after a review. */
export function SaveBar({ isReviewing, onReview }: SaveBarProps) {
  const translate = useTranslate();
  const notify = useEditNotification();
  const { editor } = useProgramEditor();
  const { changes, unsaved, issues, isChecked, isSaving } = editor;
  const count = changes.length + unsaved.length;
  const discard = () => {
    editor.revert();
    notify(translate('editing.bar.discarded'), editor.undo);
  };
  if (count === 0 && !isReviewing && !isSaving) return null;
  return (
    <>
      <StickyActionBar
        inHead
        label={translate('editing.save.label')}
        message={
          <>
            {translate('editing.save.changes', { smart_count: count })}
            {isChecked && issues.length > 0 && (
              <span className={textStyles.danger}>
                {translate('editing.save.issues', { smart_count: issues.length })}
              </span>
            )}
          </>
        }
      >
        <Button onClick={discard}>{translate('editing.bar.discard')}</Button>
        <Button kind="primary" onClick={() => editor.check() && onReview(true)}>
          {translate('loyaltyEditor.review.open')}
        </Button>
      </StickyActionBar>
      {isReviewing && <ReviewDialog onClose={() => onReview(false)} />}
    </>
  );
}
