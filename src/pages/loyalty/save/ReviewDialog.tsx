import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { isSamePlace } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { DisputeList } from './DisputeList';
import { disputesOf, type Side, settled } from './disputes';
import styles from './save.module.css';
import { useDifferences } from './useDifferences';
import { useSaveProgram } from './useSaveProgram';
import { useFailureText, useSaveNotice } from './useSaveWords';

/** What will be sent, in words; it asks whose value is to stand where somebody else changed it too, and tells what was not saved. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { saved, desk } = useProgramEditor();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const { outcome, save } = useSaveProgram(onClose);
  const failureText = useFailureText();
  const noticeText = useSaveNotice();
  const differences = useDifferences(saved, desk.draft, desk.seen);
  const disputes = disputesOf(saved, desk.draft, desk.seen);
  const failures = outcome?.kind === 'sent' ? outcome.failures : [];
  const notice = noticeText(outcome);
  const isOpen = disputes.some(({ key }) => !sides.has(key));

  const submit = async () => {
    const draft = settled(desk.latest(), disputes, sides);
    desk.replace(draft);
    setSides(new Map());
    await save(draft);
  };
  return (
    <Modal
      size="wide"
      title={translate(failures.length > 0 ? 'loyaltyEditor.review.titleLeft' : 'loyaltyEditor.review.title')}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(notice === null ? 'loyaltyEditor.review.submit' : 'ui.retry')}
      submitDisabled={isOpen}
      error={notice}
    >
      {disputes.length > 0 && (
        <div role="alert">
          <Notice tone="waiting" title={translate('loyaltyEditor.conflict.title')}>
            {translate('loyaltyEditor.conflict.text')}
          </Notice>
        </div>
      )}
      <ul className={styles.differences}>
        {differences.map(({ key, place, text }) => {
          const failure = failures.find((one) => isSamePlace(one.place, place));
          return (
            <li key={key} className={styles.difference}>
              <bdi>{text}</bdi>
              {failure && (
                <p role="alert" className={styles.failure}>
                  {failureText(failure.error)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <DisputeList
        disputes={disputes}
        sides={sides}
        onChoose={(key, side) => setSides((known) => new Map(known).set(key, side))}
      />
    </Modal>
  );
}
