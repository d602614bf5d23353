import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button';
import { FootBar } from '../../../ui/FootBar';
import { useToast } from '../../../ui/toastContext';
import type { DraftFault } from '../draft/draftFaults';
import { emptyDraft } from '../draft/programDraft';
import { addressOf } from '../editor/editedProgram';
import { useProgramEditor } from '../editor/programEditor';
import { ReviewDialog } from './ReviewDialog';
import styles from './save.module.css';

/** Stands at the foot of the window while something is not saved. @param onChecked it was tried to save what has faults */
export function SaveBar({ onChecked }: { onChecked: (isChecked: boolean) => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { saved, desk, isChecked } = useProgramEditor();
  const [isReviewed, setReviewed] = useState(false);
  const { count, faults } = desk;

  const show = async ({ place, path }: DraftFault) => {
    await navigate(addressOf(saved._id, place), { replace: true });
    const field = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  };
  const review = () => {
    const [first] = faults;
    onChecked(first !== undefined);
    if (first) void show(first);
    else setReviewed(true);
  };
  const discard = () => {
    const before = desk.latest();
    desk.replace(emptyDraft);
    onChecked(false);
    toast({
      tone: 'info',
      text: translate('loyaltyEditor.bar.discarded'),
      action: { label: translate('loyaltyEditor.bar.undo'), run: () => desk.replace(before) },
    });
  };
  if (count === 0 && !isReviewed) return null;
  return (
    <>
      {count > 0 && (
        <FootBar
          label={translate('loyaltyEditor.bar.label')}
          says={
            <>
              {translate('loyaltyEditor.bar.count', { smart_count: count })}
              {isChecked && faults.length > 0 && (
                <span className={styles.faults}>
                  {translate('loyaltyEditor.bar.faults', { smart_count: faults.length })}
                </span>
              )}
            </>
          }
        >
          <Button onClick={discard}>{translate('loyaltyEditor.bar.discard')}</Button>
          <Button kind="primary" onClick={review}>
            {translate('loyaltyEditor.bar.review')}
          </Button>
        </FootBar>
      )}
      {isReviewed && <ReviewDialog onClose={() => setReviewed(false)} />}
    </>
  );
}
