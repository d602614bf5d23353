import { isEqual } from 'es-toolkit/predicate';
import { useTranslate } from 'ra-core';
import { getPartSentences } from '../loyalty/programs/getPartSentences';
import { usePartTitle } from '../loyalty/programs/usePartTitle';
import { useSentence } from '../loyalty/programs/useSentence';
import styles from './Copy.module.css';
import type { ProgramContent, RewardContent, TaskContent } from './copyChange';
import { pairByType } from './kinds/programContent';

type PartContent = TaskContent | RewardContent;

interface ProgramChangesProps {
  /** Null if the program is new. */
  before: ProgramContent | null;
  after: ProgramContent;
}

/** The differences of two programs, one line per task and reward. */
export function ProgramChanges({ before, after }: ProgramChangesProps) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const formatSentence = useSentence();
  const getText = (list: 'tasks' | 'rewards', part: PartContent) => {
    const sentences = getPartSentences(list, { _id: '', ...part });
    const text = [
      ...(sentences ? [sentences.sentence, ...sentences.conditions].map(formatSentence) : []),
      ...(part.isEnabled === false ? [translate('copy.program.off')] : []),
    ].join(' · ');
    return translate('copy.program.part', { title: getTitle(list, part), text });
  };
  const lines = (['tasks', 'rewards'] as const).flatMap((list) => {
    const { pairs, unpaired } = pairByType<PartContent, PartContent>(after[list], before?.[list] ?? []);
    const getLine = (old: PartContent | undefined, now: PartContent | undefined) => ({
      old: old && getText(list, old),
      now: now && getText(list, now),
    });
    return [
      ...pairs.filter(([now, old]) => !isEqual(now, old)).map(([now, old]) => getLine(old, now)),
      ...unpaired.map((old) => getLine(old, undefined)),
    ];
  });
  const remarks = [
    ...(before && !isEqual(before.settings, after.settings) ? ['settings'] : []),
    ...(before && lines.length === 0 && isEqual(before.settings, after.settings) ? ['order'] : []),
  ];
  return (
    <ul className={styles.lines}>
      {lines.map(({ old, now }) => (
        <li key={`${old}\n${now}`} className={styles.texts}>
          {old !== undefined && old !== now && <del>{old}</del>}
          {now !== undefined && <ins>{now}</ins>}
        </li>
      ))}
      {remarks.map((remark) => (
        <li key={remark}>{translate(`copy.program.${remark}`)}</li>
      ))}
    </ul>
  );
}
