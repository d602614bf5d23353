import '../../../../i18n/en/areas/wizard';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import type { AppError } from '../../../../dataProvider/errors';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';
import type { StatusTone } from '../../../../resources/field';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePreference } from '../../../engine/shop/preferences';
import { formatShare } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useSite } from '../../../session/useSite';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import styles from './Checklist.module.css';
import { type SetupStep, type StepName, stepInfo, stepNames, useSetupSteps, useStoredTemplates } from './useSetupSteps';

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
              <span className={textStyles.note}>
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
                <span className={textStyles.note}>{translate('wizard.launch.help')}</span>
              </>
            ) : (
              <>
                <ButtonLink to="/">{translate('wizard.launch.dashboard')}</ButtonLink>
                <span className={textStyles.note}>{translate('wizard.launch.already')}</span>
              </>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}

const skippedShape = z.array(z.enum(stepNames));

/** Steps that the merchant skips, kept on this device. */
function useSkippedSteps(): [ReadonlySet<StepName>, (name: StepName, isSkipped: boolean) => void] {
  const [stored, store] = usePreference('setupSkipped', skippedShape);
  const skipped = new Set(stored);
  return [
    skipped,
    (name, isSkipped) => store(stepNames.filter((step) => (step === name ? isSkipped : skipped.has(step)))),
  ];
}

const tones: Readonly<Record<string, StatusTone>> = { done: 'done', todo: 'waiting' };

interface ChecklistStepProps {
  step: SetupStep;
  isSkipped: boolean;
  onSkip: (isSkipped: boolean) => void;
}

/** Setup step with its description, state, and link. */
function ChecklistStep({ step, isSkipped, onSkip }: ChecklistStepProps) {
  const { name, state, error, isFetching, retry } = step;
  const translate = useTranslate();
  const errorText = useErrorText();
  const { locale } = useCurrentSite();
  const { page, minutes } = stepInfo[name];
  const title = translate(`wizard.step.${name}.title`);
  const isDone = state === 'done';
  const readState = state === 'untold' || error ? 'unknown' : (state ?? 'loading');
  const visibleState = isSkipped && !isDone ? 'skipped' : readState;
  return (
    <li className={styles.step}>
      <div className={styles.label}>
        <h3>{title}</h3>
        <p className={textStyles.note}>{translate(`wizard.step.${name}.text`)}</p>
        {!isDone && (
          <p className={textStyles.note}>{translate('wizard.minutes', { minutes: formatPoints(minutes, locale) })}</p>
        )}
        {name === 'emails' && <TestEmailButton />}
        {state === 'untold' && <p className={textStyles.note}>{translate('wizard.untold')}</p>}
        {error !== null && (
          <p role="alert" className={textStyles.note}>
            {translate('wizard.failed')} {errorText(error)}{' '}
            <Button size="small" busy={isFetching} onClick={retry}>
              {translate('ui.retry')}
            </Button>
          </p>
        )}
      </div>
      <span>
        <StatusBadge tone={tones[visibleState] ?? 'neutral'}>{translate(`wizard.state.${visibleState}`)}</StatusBadge>
      </span>
      <span className={styles.action}>
        {!isDone && (
          <Button
            kind="quiet"
            size="small"
            aria-label={translate(isSkipped ? 'wizard.resumeNamed' : 'wizard.skipNamed', { step: title })}
            onClick={() => onSkip(!isSkipped)}
          >
            {translate(isSkipped ? 'wizard.resume' : 'wizard.skip')}
          </Button>
        )}
        <ButtonLink size="small" to={page} aria-label={translate('wizard.openNamed', { step: title })}>
          {translate('wizard.open')}
        </ButtonLink>
      </span>
    </li>
  );
}

const TestEmailDialog = lazyDialog(() => import('../../notifications/emails/TestEmailDialog'));

/** Sends one of the store's emails as a test. Hidden while there is none to send. */
function TestEmailButton() {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const { profile } = useSite();
  const { data } = useStoredTemplates();
  const [isOpen, setOpen] = useState(false);
  const draft = findDraft(data ?? [], shoppersLocale);
  if (draft === null) return null;
  return (
    <div className={styles.test}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('wizard.test.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TestEmailDialog
            getDraft={() => draft}
            text={translate('wizard.test.text', { subject: draft.subject })}
            defaultTo={profile.email ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The first email with texts, preferably one that the merchant changed; null if there is none. */
function findDraft(templates: readonly EmailTemplate[], locale: string): TemplateDraft | null {
  const changedFirst = [...templates].sort((a, b) => Number(b.isCustom === true) - Number(a.isCustom === true));
  for (const { key, subject, html } of changedFirst) {
    if (key !== null && isTemplateKey(key) && subject && html) return { locale, key, subject, html };
  }
  return null;
}
