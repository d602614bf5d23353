import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Sheet } from '../../../ui/Sheet';
import styles from './Checklist.module.css';
import { ChecklistStep } from './ChecklistStep';
import { useSetupSteps } from './useSetupSteps';

interface ChecklistProps {
  isSaving: boolean;
  onFinish: () => void;
}

/** What a shop needs before customers can take part, in the dashboard's place until the merchant says it is enough. */
export function Checklist({ isSaving, onFinish }: ChecklistProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  const steps = useSetupSteps();
  const done = steps.filter(({ state }) => state === 'done').length;
  const isComplete = done === steps.length;
  const progress = translate('dashboard.setup.progress', {
    done: points(done, locale),
    all: points(steps.length, locale),
  });
  return (
    <>
      <PageHeader title={translate('dashboard.setup.title')} subtitle={translate('dashboard.setup.subtitle')} />
      <div className={styles.page}>
        <Sheet title={progress}>
          <ProgressBar bare value={done} max={steps.length} label={progress} />
          <ol aria-label={translate('dashboard.setup.steps')} className={styles.steps}>
            {steps.map((step) => (
              <ChecklistStep key={step.name} step={step} />
            ))}
          </ol>
          <div className={styles.foot}>
            <Button kind={isComplete ? 'primary' : 'plain'} busy={isSaving} onClick={onFinish}>
              {translate(isComplete ? 'dashboard.setup.finish' : 'dashboard.setup.skip')}
            </Button>
            <span className={styles.help}>{translate('dashboard.setup.finishHelp')}</span>
          </div>
        </Sheet>
      </div>
    </>
  );
}
