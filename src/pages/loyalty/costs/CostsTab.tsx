import { isEqual } from 'es-toolkit/predicate';
import { useTranslate } from 'ra-core';
import { Suspense, useRef } from 'react';
import { withWords } from '../../../../i18n/words';
import { useErrorText } from '../../../engine/errorText';
import { Button } from '../../../ui/Button';
import { firstField } from '../../../ui/focusable';
import { lazyPart } from '../../../ui/lazyPart';
import { Notice } from '../../../ui/Notice';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import reckoned from '../reckoned.module.css';
import { Assumed } from './Assumed';
import { CostFigures } from './CostFigures';
import { costFigures } from './costFigures';
import { TaskPoints } from './TaskPoints';
import { type Costs, type ProgramParts, useCosts } from './useCosts';
import { useFigureText } from './useFigureText';

const OwedChart = lazyPart(() => withWords('chart', () => import('./OwedChart')));

/** What a programme costs on the shop's own figures, beside what the saved one does, and what it is reckoned from. */
export default function CostsTab({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const costs = useCosts({ saved, drafted });
  const page = useRef<HTMLDivElement>(null);
  const missing = costs.drafted.missing.cost;
  const isChanged = costFigures(costs.drafted, costs.saved).some(({ change }) => change !== null);

  const fillIn = () => {
    const [first] = costs.drafted.missing.cost;
    const places = page.current?.querySelectorAll<HTMLElement>('[data-figure]') ?? [];
    const place = [...places].find(({ dataset }) => dataset['figure'] === first);
    if (place) firstField(place)?.focus();
  };
  return (
    <div ref={page} className={reckoned.page}>
      <Sheet title={translate('costs.title')}>
        <p className={reckoned.quiet}>{translate('costs.text')}</p>
        {costs.failure !== null && (
          <Notice
            tone="danger"
            title={translate('costs.failed')}
            action={
              <Button size="small" busy={costs.isRetrying} onClick={costs.retry}>
                {translate('ui.retry')}
              </Button>
            }
          >
            {errorText(costs.failure)}
          </Notice>
        )}
        {!costs.isPending && missing.length > 0 && <Missing missing={missing} onFillIn={fillIn} />}
        {missing.length === 0 && (
          <p className={reckoned.quiet}>{translate(isChanged ? 'costs.compared' : 'costs.asSaved')}</p>
        )}
        <CostFigures costs={costs} drafted={drafted} />
      </Sheet>
      {costs.drafted.missing.owed.length === 0 && <Owed costs={costs} />}
      <TaskPoints costs={costs} drafted={drafted} />
      <Assumed costs={costs} />
    </div>
  );
}

function Missing({ missing, onFillIn }: { missing: Costs['drafted']['missing']['cost']; onFillIn: () => void }) {
  const translate = useTranslate();
  const text = useFigureText();
  return (
    <Notice
      tone="waiting"
      title={translate('costs.missing.title', { smart_count: missing.length })}
      action={
        <Button size="small" onClick={onFillIn}>
          {translate('costs.missing.fill', { smart_count: missing.length })}
        </Button>
      }
    >
      {translate('costs.missing.text', { figures: text.names(missing) })}
    </Notice>
  );
}

function Owed({ costs: { drafted, saved, values } }: { costs: Costs }) {
  const translate = useTranslate();
  const { months } = drafted.simulation;
  const before = saved.missing.owed.length > 0 ? null : saved.simulation.months;
  return (
    <Sheet title={translate('costs.chart.title')}>
      <Suspense fallback={<Skeleton height={280} />}>
        <OwedChart
          now={values.pointsOwed ?? 0}
          drafted={months}
          saved={before !== null && !isEqual(before, months) ? before : null}
        />
      </Suspense>
    </Sheet>
  );
}
