import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { absent } from '../../../lib/absent';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { tabAddress } from '../editor/editedProgram';
import reckoned from '../reckoned.module.css';
import { CostChange } from './CostFigures';
import styles from './Costs.module.css';
import { type CostFigureName, costFigures } from './costFigures';
import { type ProgramParts, useCosts } from './useCosts';
import { useFigureText } from './useFigureText';

const shown: readonly CostFigureName[] = ['payout', 'cost', 'issued'];

/** The short of what a programme costs, beside the form, and the change against the saved one. */
export default function CostSummary({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const text = useFigureText();
  const costs = useCosts({ saved, drafted });
  const missing = costs.drafted.missing.cost;
  const figures = costFigures(costs.drafted, costs.saved).filter(({ name }) => shown.includes(name));
  return (
    <Sheet title={translate('costs.summary')}>
      {!costs.isPending && missing.length > 0 ? (
        <p className={reckoned.quiet}>{translate('costs.missing.short', { smart_count: missing.length })}</p>
      ) : (
        <dl aria-busy={costs.isPending} className={styles.short}>
          {figures.map((figure) => (
            <div key={figure.name} className={styles.line}>
              <dt>{translate(`costs.figure.${figure.name}.label`)}</dt>
              <dd className={styles.number}>
                {costs.isPending && figure.value === null ? (
                  <Skeleton width={56} height={16} />
                ) : (
                  <bdi>{figure.value === null ? absent : text.value(figure.kind, figure.value)}</bdi>
                )}
              </dd>
              <CostChange figure={figure} />
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={tabAddress(saved._id, 'costs')}>
          {missing.length > 0 && !costs.isPending
            ? translate('costs.missing.fill', { smart_count: missing.length })
            : translate('costs.open')}
        </Link>
      </p>
    </Sheet>
  );
}
