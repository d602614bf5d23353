import { useTranslate } from 'ra-core';
import { absent } from '../../../lib/absent';
import { Sheet } from '../../../ui/Sheet';
import reckoned from '../reckoned.module.css';
import { usePartTitle } from '../words/usePartTitle';
import styles from './Costs.module.css';
import type { Costs, ProgramParts } from './useCosts';
import { useFigureText } from './useFigureText';

/** Which task gives how many of the points of a month. */
export function TaskPoints({ costs, drafted }: { costs: Costs; drafted: ProgramParts['drafted'] }) {
  const translate = useTranslate();
  const title = usePartTitle();
  const text = useFigureText();
  const { simulation, missing } = costs.drafted;
  const before = costs.saved.missing.cost.length > 0 ? {} : costs.saved.simulation.issuedBy;
  const rows = (drafted.tasks ?? [])
    .map((task) => ({ task, points: simulation.issuedBy[task._id] ?? 0 }))
    .filter(({ task, points }) => points > 0 || (before[task._id] ?? 0) > 0)
    .toSorted((one, other) => other.points - one.points);
  if (missing.cost.length > 0) return null;
  const differs = rows.some(({ task, points }) => Math.abs(points - (before[task._id] ?? 0)) >= 0.5);
  return (
    <Sheet title={translate('costs.tasks.title')}>
      {rows.length === 0 ? (
        <p className={reckoned.quiet}>{translate('costs.tasks.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate('costs.tasks.task')}</th>
              <th scope="col" data-numbers>
                {translate('costs.tasks.points')}
              </th>
              {differs && (
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
              const saved = before[task._id];
              return (
                <tr key={task._id}>
                  <th scope="row">
                    <bdi>{title('tasks', task)}</bdi>
                    <span aria-hidden="true" className={styles.bar}>
                      <span style={{ inlineSize: `${share * 100}%` }} />
                    </span>
                  </th>
                  <td data-numbers>{text.value('points', points)}</td>
                  {differs && <td data-numbers>{saved === undefined ? absent : text.value('points', saved)}</td>}
                  <td data-numbers>{text.value('share', share)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
