import '../../../../i18n/en/areas/wizard';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { AppError } from '../../../../dataProvider/errors';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';
import type { StatusTone } from '../../../../resources/field';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatShare } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useSite } from '../../../session/useSite';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { PageLink } from '../../../ui/navigation/PageLink';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { useEndDetour } from '../detour';
import styles from './Checklist.module.css';
import {
  isSettled,
  type SetupStep,
  type StepName,
  stepInfo,
  useSetupSteps,
  useSkippedSteps,
  useStoredTemplates,
} from './useSetupSteps';

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
  useEndDetour();
  const [skipped, setSkipped] = useSkippedSteps();
  const open = steps.filter((step) => !isSettled(step, skipped));
  const settledCount = steps.length - open.length;
  // Not before all steps are read: their number would be wrong.
  const isKnown = open.every(({ state }) => state !== null);
  const minutes = open.reduce((sum, { name }) => sum + stepInfo[name].minutes, 0);
  const progress = translate('wizard.progress', {
    done: formatPoints(settledCount, locale),
    all: formatPoints(steps.length, locale),
    percent: formatShare(settledCount / steps.length, locale),
  });
  return (
    <>
      <PageHeader title={translate('wizard.title')} subtitle={translate('wizard.subtitle')} />
      <div className={columnStyles.form}>
        <Card
          title={isKnown ? progress : translate('wizard.steps')}
          action={
            isKnown &&
            open.length > 0 && (
              <span className={textStyles.note}>
                {translate('wizard.minutesLeft', { minutes: formatPoints(minutes, locale) })}
              </span>
            )
          }
        >
          {isKnown && <ProgressBar bare value={settledCount} max={steps.length} label={progress} />}
          <ol aria-label={translate('wizard.steps')} className={styles.steps}>
            {steps.map((step) => (
              <ChecklistStep
                key={step.name}
                step={step}
                isNext={step.name === open[0]?.name}
                isSkipped={skipped.has(step.name)}
                onSkip={(isSkipped) => setSkipped(step.name, isSkipped)}
              />
            ))}
          </ol>
          <Launch
            isReady={open.length === 0}
            missing={steps.flatMap(({ name, state }) => (state === 'todo' ? [name] : []))}
            isSaving={isSaving}
            onLaunch={onLaunch}
          />
        </Card>
        {open.length > 0 && (
          <div>
            <ButtonLink kind="quiet" to="/wizard/concierge">
              {translate('wizard.help')}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}

interface LaunchProps extends ChecklistProps {
  /** Whether all steps are done or skipped. */
  isReady: boolean;
  /** Steps that aren't done, also those skipped. */
  missing: readonly StepName[];
}

/** Launches the store. While steps aren't done, it first says which, and what that means for customers. */
function Launch({ isReady, missing, isSaving, onLaunch }: LaunchProps) {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const { isPending, run: launch } = useAsyncAction(async () => {
    const error = (await onLaunch?.()) ?? null;
    setConfirming(false);
    if (error === null) return notify(translate('wizard.launch.done'), { type: 'success', id: 'launch' });
    const messageKey = error.uncertain ? 'wizard.launch.uncertain' : 'wizard.launch.failed';
    notify(translate(messageKey, { reason: getErrorCause(error) }), { type: 'error', id: 'launch' });
  });
  const kind = isReady ? 'primary' : 'plain';
  if (!onLaunch) {
    return (
      <div className={styles.footer}>
        <ButtonLink kind={kind} to="/">
          {translate('wizard.launch.dashboard')}
        </ButtonLink>
        <span className={textStyles.note}>{translate('wizard.launch.already')}</span>
      </div>
    );
  }
  return (
    <div className={styles.footer}>
      <Button
        kind={kind}
        busy={isSaving || isPending}
        onClick={() => (missing.length > 0 ? setConfirming(true) : launch())}
      >
        {translate(isReady ? 'wizard.launch.submit' : 'wizard.launch.skip')}
      </Button>
      <span className={textStyles.note}>{translate('wizard.launch.help')}</span>
      {isConfirming && (
        <Modal
          title={translate('wizard.launch.confirm', { smart_count: missing.length })}
          submitLabel={translate('wizard.launch.submit')}
          onCancel={() => setConfirming(false)}
          onSubmit={launch}
        >
          <p>{translate('wizard.launch.open')}</p>
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>
                <PageLink to={stepInfo[name].page}>{translate(`wizard.step.${name}.title`)}</PageLink>
                <p className={textStyles.note}>{translate(`wizard.step.${name}.missing`)}</p>
              </li>
            ))}
          </ul>
          <p>{translate('wizard.launch.text')}</p>
        </Modal>
      )}
    </div>
  );
}

const tones: Readonly<Record<string, StatusTone>> = { done: 'done' };

interface ChecklistStepProps {
  step: SetupStep;
  /** The first open step, with the primary button of the page. */
  isNext: boolean;
  isSkipped: boolean;
  onSkip: (isSkipped: boolean) => void;
}

/** Setup step with its description, state, and link. */
function ChecklistStep({ step, isNext, isSkipped, onSkip }: ChecklistStepProps) {
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
    <li className={styles.step} aria-current={isNext ? 'step' : undefined}>
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
        <ButtonLink
          kind={isNext ? 'primary' : 'plain'}
          size="small"
          to={page}
          aria-label={translate(isNext ? 'wizard.startNamed' : 'wizard.openNamed', { step: title })}
        >
          {translate(isNext ? 'wizard.start' : 'wizard.open')}
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
