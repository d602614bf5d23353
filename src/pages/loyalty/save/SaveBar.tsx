import { useTranslate } from 'ra-core';
import { Button } from '../../../ui/buttons/Button';
import { StickyActionBar } from '../../../ui/layout/StickyActionBar';
import { useToast } from '../../../ui/toasts/toastContext';
import { useProgramEditor } from '../editor/programEditor';
import { ReviewDialog } from './ReviewDialog';
import styles from './save.module.css';

interface SaveBarProps {
  isReviewing: boolean;
  onReview: (isReviewing: boolean) => void;
}

/** Bottom bar while there are unsaved changes. Saves after a review. */
export function SaveBar({ isReviewing, onReview }: SaveBarProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { editor } = useProgramEditor();
  const { changes, unsaved, issues, isChecked, isSaving } = editor;
  const count = changes.length + unsaved.length;
  const discard = () => {
    editor.revert();
    toast({
      tone: 'info',
      text: translate('loyaltyEditor.bar.discarded'),
      action: { label: translate('loyaltyEditor.bar.undo'), run: editor.undo },
    });
  };
  if (count === 0 && !isReviewing && !isSaving) return null;
  return (
    <>
      <StickyActionBar
        label={translate('loyaltyEditor.bar.label')}
        message={
          <>
            {translate('loyaltyEditor.bar.count', { smart_count: count })}
            {isChecked && issues.length > 0 && (
              <span className={styles.issues}>
                {translate('loyaltyEditor.bar.faults', { smart_count: issues.length })}
              </span>
            )}
          </>
        }
      >
        <Button onClick={discard}>{translate('loyaltyEditor.bar.discard')}</Button>
        <Button kind="primary" onClick={() => editor.check() && onReview(true)}>
          {translate('loyaltyEditor.bar.review')}
        </Button>
      </StickyActionBar>
      {isReviewing && <ReviewDialog onClose={() => onReview(false)} />}
    </>
  );
}
