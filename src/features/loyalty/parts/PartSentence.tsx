import { useTranslate } from 'ra-core';
import styles from '../../../ui/lists/itemCards.module.css';
import type { PartList, ProgramPart } from '../draft/programDraft';
import { getPartSentences } from '../programs/getPartSentences';
import { useSentence } from '../programs/useSentence';

/** Describes what a task or reward gives, with its conditions below. */
export function PartSentence({ list, part }: { list: PartList; part: ProgramPart }) {
  const translate = useTranslate();
  const formatSentence = useSentence();
  const sentences = getPartSentences(list, part);
  if (!sentences) {
    return <p className={styles.sentence}>{translate('loyalty.unknownType', { type: part.type ?? '' })}</p>;
  }
  return (
    <>
      <p className={styles.sentence}>{formatSentence(sentences.sentence)}</p>
      {sentences.conditions.length > 0 && (
        <p className={styles.conditions}>{sentences.conditions.map(formatSentence).join(' ')}</p>
      )}
    </>
  );
}
