import { useTranslate } from 'ra-core';
import type { Part, PartList } from '../draft/programDraft';
import { partSentences } from '../words/partSentences';
import { useSentence } from '../words/useSentence';
import styles from './parts.module.css';

/** What a task or reward gives, and below it what limits that. */
export function PartSentence({ list, part }: { list: PartList; part: Part }) {
  const translate = useTranslate();
  const say = useSentence();
  const said = partSentences(list, part);
  if (!said) {
    return <p className={styles.sentence}>{translate('loyalty.unknownType', { type: part.type ?? '' })}</p>;
  }
  return (
    <>
      <p className={styles.sentence}>{say(said.sentence)}</p>
      {said.conditions.length > 0 && <p className={styles.conditions}>{said.conditions.map(say).join(' ')}</p>}
    </>
  );
}
