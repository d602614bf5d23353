import { useTranslate } from 'ra-core';
import type { StatusTone } from '../../../../resources/field';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import styles from './Checklist.module.css';
import { stepInfo } from './setupSteps';
import { TestEmailButton } from './TestEmailButton';
import type { SetupStep } from './useSetupSteps';

const tones: Readonly<Record<string, StatusTone>> = { done: 'done', todo: 'waiting' };

interface ChecklistStepProps {
  step: SetupStep;
  isSkipped: boolean;
  onSkip: (isSkipped: boolean) => void;
}

/** Setup step with its description, state, and link. */
export function ChecklistStep({ step, isSkipped, onSkip }: ChecklistStepProps) {
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
        <p className={styles.help}>{translate(`wizard.step.${name}.text`)}</p>
        {!isDone && (
          <p className={styles.help}>{translate('wizard.minutes', { minutes: formatPoints(minutes, locale) })}</p>
        )}
        {name === 'emails' && <TestEmailButton />}
        {state === 'untold' && <p className={styles.help}>{translate('wizard.untold')}</p>}
        {error !== null && (
          <p role="alert" className={styles.help}>
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
