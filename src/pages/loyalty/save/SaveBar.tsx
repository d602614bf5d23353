import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/Button';
import { StickyActionBar } from '../../../ui/layout/StickyActionBar';
import { useToast } from '../../../ui/toasts/toastContext';
import type { DraftIssue } from '../draft/findDraftIssues';
import { emptyDraft } from '../draft/programDraft';
import { buildPartUrl } from '../editor/editedProgram';
import { useProgramEditor } from '../editor/programEditor';
import { ReviewDialog } from './ReviewDialog';
import styles from './save.module.css';

/**
 * Bottom bar while there are unsaved changes.
 * @param onChecked called on a save attempt, with whether the draft has issues
 */
export function SaveBar({ onChecked }: { onChecked: (isChecked: boolean) => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { saved, draftController, isChecked } = useProgramEditor();
  const [isReviewOpen, setReviewOpen] = useState(false);
  const { count, issues } = draftController;

  const focusIssue = async ({ target, path }: DraftIssue) => {
    await navigate(buildPartUrl(saved._id, target), { replace: true });
    const field = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  };
  const review = () => {
    const [first] = issues;
    onChecked(first !== undefined);
    if (first) void focusIssue(first);
    else setReviewOpen(true);
  };
  const discard = () => {
    const before = draftController.latest();
    draftController.replace(emptyDraft);
    onChecked(false);
    toast({
      tone: 'info',
      text: translate('loyaltyEditor.bar.discarded'),
      action: { label: translate('loyaltyEditor.bar.undo'), run: () => draftController.replace(before) },
    });
  };
  if (count === 0 && !isReviewOpen) return null;
  return (
    <>
      {count > 0 && (
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
          <Button kind="primary" onClick={review}>
            {translate('loyaltyEditor.bar.review')}
          </Button>
        </StickyActionBar>
      )}
      {isReviewOpen && <ReviewDialog onClose={() => setReviewOpen(false)} />}
    </>
  );
}
