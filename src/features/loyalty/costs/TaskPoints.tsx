import { useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { Card } from '../../../ui/layout/Card';
import estimateStyles from '../estimate.module.css';
import { usePartTitle } from '../programs/usePartTitle';
import styles from './Costs.module.css';
import type { Costs, ProgramParts } from './useCosts';
import { useMetricText } from './useMetricText';

/** Table of the points that each task issues per month. */
export function TaskPoints({ costs, drafted }: { costs: Costs; drafted: ProgramParts['drafted'] }) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const text = useMetricText();
  const { simulation, missing } = costs.drafted;
  const savedPoints = costs.saved.missing.cost.length > 0 ? {} : costs.saved.simulation.issuedBy;
  const rows = (drafted.tasks ?? [])
    .map((task) => ({ task, points: simulation.issuedBy[task._id] ?? 0 }))
    .filter(({ task, points }) => points > 0 || (savedPoints[task._id] ?? 0) > 0)
    .toSorted((a, b) => b.points - a.points);
  if (missing.cost.length > 0) return null;
  const hasDifferences = rows.some(({ task, points }) => Math.abs(points - (savedPoints[task._id] ?? 0)) >= 0.5);
  return (
    <Card title={translate('costs.tasks.title')}>
      {rows.length === 0 ? (
        <p className={estimateStyles.quiet}>{translate('costs.tasks.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate('costs.tasks.task')}</th>
              <th scope="col" data-numbers>
                {translate('costs.tasks.points')}
              </th>
              {hasDifferences && (
                <th scope="col" data-numbers>
                  {translate('costs.tasks.before')}
                </th>
              )}
              <th scope="col" data-numbers>
                {translate('costs.tasks.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ task, points }) => {
              const share = simulation.issued > 0 ? points / simulation.issued : 0;
              const saved = savedPoints[task._id];
              return (
                <tr key={task._id}>
                  <th scope="row">
                    <bdi>{getTitle('tasks', task)}</bdi>
                    <span aria-hidden="true" className={styles.bar}>
                      <span style={{ inlineSize: `${share * 100}%` }} />
                    </span>
                  </th>
                  <td data-numbers>{text.value('points', points)}</td>
                  {hasDifferences && (
                    <td data-numbers>{saved === undefined ? EMPTY_PLACEHOLDER : text.value('points', saved)}</td>
                  )}
                  <td data-numbers>{text.value('share', share)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
