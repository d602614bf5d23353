import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Banner } from '../../../ui/feedback/Banner';
import flowStyles from '../../../ui/layout/flow.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { AffectedCustomers } from '../affected/AffectedCustomers';
import { isSameTarget, toProgramDraft } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { ConflictList } from './ConflictList';
import { type ConflictChoice, toProgramConflicts } from './conflicts';
import styles from './save.module.css';
import { ProgramSaveError } from './saveProgram';
import { useProgramDifferences } from './useProgramDifferences';
import { useSaveErrorText, useSaveNotice } from './useSaveMessages';

const CostChangeLine = lazyPart(() => import('../costs/CostChangeLine'));

/** Review dialog: lists the changes, resolves conflicts, saves, and shows what failed. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { saved, editor } = useProgramEditor();
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const saveErrorText = useSaveErrorText();
  const noticeText = useSaveNotice();
  const differences = useProgramDifferences(saved, editor);
  const conflicts = toProgramConflicts(editor.conflicts, editor.value, toProgramDraft(saved));
  const saveErrors = editor.error instanceof ProgramSaveError ? editor.error.saveErrors : [];
  const notice = noticeText(editor.error);
  const hasOpenConflicts = conflicts.some(({ key }) => !choices.has(key));

  const submit = () => {
    for (const conflict of conflicts) editor.decide(conflict, choices.get(conflict.key) ?? 'theirs');
    setChoices(new Map());
    return editor.submit({ keepsMine: true });
  };
  return (
    <Modal
      size="wide"
      title={translate(saveErrors.length > 0 ? 'loyaltyEditor.review.titleLeft' : 'loyaltyEditor.review.title')}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(notice === null ? 'loyaltyEditor.review.submit' : 'ui.retry')}
      submitDisabled={hasOpenConflicts}
      error={notice}
    >
      {conflicts.length > 0 && (
        <div role="alert">
          <Banner tone="waiting" title={translate('loyaltyEditor.conflict.title')}>
            {translate('loyaltyEditor.conflict.text')}
          </Banner>
        </div>
      )}
      <ul className={flowStyles.rows2}>
        {differences.map(({ key, target, text }) => {
          const saveError = saveErrors.find((error) => isSameTarget(error.target, target));
          return (
            <li key={key} className={styles.difference}>
              <bdi>{text}</bdi>
              {saveError && (
                <p role="alert" className={textStyles.error}>
                  {saveErrorText(saveError.error)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <ConflictList
        conflicts={conflicts}
        choices={choices}
        onChoose={(key, side) => setChoices((known) => new Map(known).set(key, side))}
      />
      <Suspense>
        <CostChangeLine saved={saved} drafted={editor.draftProgram} />
      </Suspense>
      <AffectedCustomers saved={saved} edited={editor.draftProgram} />
    </Modal>
  );
}
