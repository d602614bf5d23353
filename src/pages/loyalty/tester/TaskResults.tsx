import { useTranslate } from 'ra-core';
import { readConfig } from '../../../../resources/config/configShape';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { ProgramTask } from '../../../../resources/programs';
import { Sheet } from '../../../ui/Sheet';
import reckoned from '../reckoned.module.css';
import { usePartTitle } from '../words/usePartTitle';
import { useSentence, useSentenceValue } from '../words/useSentence';
import styles from './Try.module.css';
import type { TaskResult } from './testOrder';

interface TaskResultsProps {
  results: readonly TaskResult[];
  /** The customer takes no part: what a task would give is told, and not given. */
  isOutside: boolean;
}

/** What each task gives for the order, or why it gives nothing. */
export function TaskResults({ results, isOutside }: TaskResultsProps) {
  const translate = useTranslate();
  const title = usePartTitle();
  const sentence = useSentence();
  const value = useSentenceValue();
  const explain = ({ task, points, why }: TaskResult) => {
    const type = taskTypeOf(task.type);
    switch (why) {
      case 'given':
        if (isOutside) return translate('tester.tasks.notMember', { points: value({ points }) });
        return type ? sentence(type.sentence(task.points ?? 0, task.config)) : '';
      case 'tooSmall':
        return translate('tester.tasks.tooSmall', { amount: value({ money: leastOf(task) }) });
      case 'otherOccasion':
        return translate('tester.tasks.otherOccasion', {
          sentence: type ? sentence(type.sentence(task.points ?? 0, task.config)) : '',
        });
      default:
        return translate(`tester.tasks.${why}`);
    }
  };
  return (
    <Sheet title={translate('tester.tasks.title')}>
      {results.length === 0 ? (
        <p className={reckoned.quiet}>{translate('tester.tasks.none')}</p>
      ) : (
        <ul className={styles.results}>
          {results.map((result) => {
            const isGiven = result.why === 'given' && !isOutside;
            return (
              <li key={result.task._id} className={styles.line}>
                <div className={styles.words}>
                  <p className={isGiven ? styles.name : styles.idle}>
                    <bdi>{title('tasks', result.task)}</bdi>
                  </p>
                  <p className={styles.why}>
                    <bdi>{explain(result)}</bdi>
                  </p>
                </div>
                <p className={isGiven ? styles.points : styles.idle}>
                  {value({ points: isGiven ? result.points : 0 })}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}

function leastOf({ type, config }: ProgramTask): number {
  const fields = taskTypeOf(type)?.fields;
  const least = fields ? readConfig(fields, config)['minOrderValue'] : null;
  return typeof least === 'number' ? least : 0;
}
