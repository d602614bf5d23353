import { useTranslate } from 'ra-core';
import type { Tone } from '../../../../resources/field';
import { useErrorText } from '../../../engine/errorText';
import { useHasPage } from '../../../engine/knownPages';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { StatePill } from '../../../ui/StatePill';
import styles from './Checklist.module.css';
import type { SetupStep } from './useSetupSteps';

const concierge = '/wizard/concierge';
const tones: Readonly<Record<string, Tone>> = { done: 'done', todo: 'waiting' };

/** One step: what it is for, whether it is done, and the way there. */
export function ChecklistStep({ step: { name, state, page, error, isFetching, retry } }: { step: SetupStep }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const hasPage = useHasPage();
  const title = translate(`dashboard.setup.${name}.title`);
  const shown = state === 'untold' || error ? 'unknown' : (state ?? 'loading');
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.help}>{translate(`dashboard.setup.${name}.text`)}</p>
        {state === 'untold' && <p className={styles.help}>{translate('dashboard.setup.untold')}</p>}
        {error !== null && (
          <p role="alert" className={styles.help}>
            {translate('dashboard.setup.failed')} {errorText(error)}{' '}
            <Button size="small" busy={isFetching} onClick={retry}>
              {translate('ui.retry')}
            </Button>
          </p>
        )}
      </div>
      <span>
        <StatePill tone={tones[shown] ?? 'neutral'}>{translate(`dashboard.setup.state.${shown}`)}</StatePill>
      </span>
      <span className={styles.way}>
        {hasPage(page) ? (
          <ButtonLink size="small" to={page} aria-label={translate('dashboard.setup.openStep', { step: title })}>
            {translate('dashboard.setup.open')}
          </ButtonLink>
        ) : (
          state !== 'done' && (
            <ButtonLink size="small" to={concierge} aria-label={translate('dashboard.setup.helpWith', { step: title })}>
              {translate('dashboard.setup.help')}
            </ButtonLink>
          )
        )}
      </span>
    </li>
  );
}
