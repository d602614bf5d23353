import '../../../../i18n/en/areas/wizard';
import { useNotify, useTranslate } from 'ra-core';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatShare } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import styles from './Checklist.module.css';
import { ChecklistStep } from './ChecklistStep';
import { stepInfo } from './setupSteps';
import { useSetupSteps } from './useSetupSteps';
import { useSkippedSteps } from './useSkippedSteps';

interface ChecklistProps {
  isSaving: boolean;
  /** Finishes the setup; resolves with the error of a failure. Undefined if it is finished already. */
  onLaunch: (() => Promise<AppError | null>) | undefined;
}

/** Setup wizard: a checklist that can be resumed. Replaces the dashboard until the store is launched. */
export default function Checklist({ isSaving, onLaunch }: ChecklistProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const steps = useSetupSteps();
  const [skipped, setSkipped] = useSkippedSteps();
  const errorText = useErrorText();
  const notify = useNotify();
  const { isPending, run: launch } = useAsyncAction(async () => {
    const error = (await onLaunch?.()) ?? null;
    if (error === null) notify(translate('wizard.launch.done'), { type: 'success' });
    else notify(translate('wizard.launch.failed', { reason: errorText(error) }), { type: 'error' });
  });
  const isSettled = ({ state, name }: (typeof steps)[number]) => state === 'done' || skipped.has(name);
  const open = steps.filter((step) => !isSettled(step));
  const settledCount = steps.length - open.length;
  const minutes = open.reduce((sum, { name }) => sum + stepInfo[name].minutes, 0);
  const progress = translate('wizard.progress', {
    done: formatPoints(settledCount, locale),
    all: formatPoints(steps.length, locale),
    percent: formatShare(settledCount / steps.length, locale),
  });
  return (
    <>
      <PageHeader title={translate('wizard.title')} subtitle={translate('wizard.subtitle')} />
      <div className={styles.page}>
        <Card
          title={progress}
          action={
            open.length > 0 && (
              <span className={styles.help}>
                {translate('wizard.minutesLeft', { minutes: formatPoints(minutes, locale) })}
              </span>
            )
          }
        >
          <ProgressBar bare value={settledCount} max={steps.length} label={progress} />
          <ol aria-label={translate('wizard.steps')} className={styles.steps}>
            {steps.map((step) => (
              <ChecklistStep
                key={step.name}
                step={step}
                isSkipped={skipped.has(step.name)}
                onSkip={(isSkipped) => setSkipped(step.name, isSkipped)}
              />
            ))}
          </ol>
          <div className={styles.footer}>
            {open.length > 0 && <ButtonLink to="/wizard/concierge">{translate('wizard.help')}</ButtonLink>}
            {onLaunch ? (
              <>
                <Button
                  kind={open.length === 0 ? 'primary' : 'plain'}
                  busy={isSaving || isPending}
                  onClick={() => launch()}
                >
                  {translate(open.length === 0 ? 'wizard.launch.submit' : 'wizard.launch.skip')}
                </Button>
                <span className={styles.help}>{translate('wizard.launch.help')}</span>
              </>
            ) : (
              <>
                <ButtonLink to="/">{translate('wizard.launch.dashboard')}</ButtonLink>
                <span className={styles.help}>{translate('wizard.launch.already')}</span>
              </>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}
