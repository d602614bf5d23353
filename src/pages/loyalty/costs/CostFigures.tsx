import { useTranslate } from 'ra-core';
import { absent } from '../../../lib/absent';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './Costs.module.css';
import { type CostFigure, costFigures } from './costFigures';
import type { Costs, ProgramParts } from './useCosts';
import { useFigureSentence } from './useFigureSentence';
import { useFigureText } from './useFigureText';

/** What the programme costs: each figure with its change against the saved programme, and a sentence that explains it. */
export function CostFigures({ costs, drafted }: { costs: Costs; drafted: ProgramParts['drafted'] }) {
  const translate = useTranslate();
  const text = useFigureText();
  const sentence = useFigureSentence();
  const known = costs.drafted.missing.cost;
  /** What the cost needs is told once, above the figures. */
  const explain = ({ name, missing }: CostFigure) => {
    if (missing.length === 0) {
      return sentence(name, { program: drafted, simulation: costs.drafted.simulation, values: costs.values });
    }
    const more = missing.filter((one) => !known.includes(one));
    return more.length === 0 ? '' : translate('costs.missing.figure', { figures: text.names(more) });
  };
  return (
    <dl aria-busy={costs.isPending} className={styles.figures}>
      {costFigures(costs.drafted, costs.saved).map((figure) => (
        <div key={figure.name} className={styles.figure}>
          <dt>{translate(`costs.figure.${figure.name}.label`)}</dt>
          <dd className={styles.value}>
            {costs.isPending && figure.value === null ? (
              <Skeleton width={72} height={24} />
            ) : (
              <bdi>{figure.value === null ? absent : text.value(figure.kind, figure.value)}</bdi>
            )}
          </dd>
          <CostChange figure={figure} />
          {!costs.isPending && explain(figure) !== '' && <dd className={styles.explanation}>{explain(figure)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** How a figure differs from the saved programme's. */
export function CostChange({ figure: { kind, change } }: { figure: CostFigure }) {
  const translate = useTranslate();
  const text = useFigureText();
  if (change === null) return null;
  const amount = text.value(kind, Math.abs(change));
  return (
    <dd className={styles.change}>{translate(change > 0 ? 'costs.change.more' : 'costs.change.less', { amount })}</dd>
  );
}
