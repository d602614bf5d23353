import { useTranslate } from 'ra-core';
import { parseConfigValues } from '../../../../resources/config/configShape';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { ProgramTask } from '../../../../resources/programs';
import { Card } from '../../../ui/layout/Card';
import estimateStyles from '../estimate.module.css';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import styles from './Tester.module.css';
import type { TaskResult } from './testOrder';

interface TaskResultsProps {
  results: readonly TaskResult[];
  /** The customer isn't in this program, so the points are shown but not added. */
  isOutside: boolean;
}

/** Lists what each task gives for the order, or why it gives nothing. */
export function TaskResults({ results, isOutside }: TaskResultsProps) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const formatSentence = useSentence();
  const formatValue = useSentenceValue();
  const explain = ({ task, points, why }: TaskResult) => {
    const type = findTaskType(task.type);
    switch (why) {
      case 'given':
        if (isOutside) return translate('tester.tasks.notMember', { points: formatValue({ points }) });
        return type ? formatSentence(type.sentence(task.points ?? 0, task.config)) : '';
      case 'tooSmall':
        return translate('tester.tasks.tooSmall', { amount: formatValue({ money: getMinOrderValue(task) }) });
      case 'otherOccasion':
        return translate('tester.tasks.otherOccasion', {
          sentence: type ? formatSentence(type.sentence(task.points ?? 0, task.config)) : '',
        });
      default:
        return translate(`tester.tasks.${why}`);
    }
  };
  return (
    <Card title={translate('tester.tasks.title')}>
      {results.length === 0 ? (
        <p className={estimateStyles.quiet}>{translate('tester.tasks.none')}</p>
      ) : (
        <ul className={styles.results}>
          {results.map((result) => {
            const isGiven = result.why === 'given' && !isOutside;
            return (
              <li key={result.task._id} className={styles.line}>
                <div className={styles.words}>
                  <p className={isGiven ? styles.name : styles.idle}>
                    <bdi>{getTitle('tasks', result.task)}</bdi>
                  </p>
                  <p className={styles.why}>
                    <bdi>{explain(result)}</bdi>
                  </p>
                </div>
                <p className={isGiven ? styles.points : styles.idle}>
                  {formatValue({ points: isGiven ? result.points : 0 })}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function getMinOrderValue({ type, config }: ProgramTask): number {
  const fields = findTaskType(type)?.fields;
  const minOrderValue = fields ? parseConfigValues(fields, config)['minOrderValue'] : null;
  return typeof minOrderValue === 'number' ? minOrderValue : 0;
}
