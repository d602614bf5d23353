import '../../../../i18n/en/areas/wizard';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { PageLink } from '../../../ui/navigation/PageLink';
import styles from './Checklist.module.css';
import { type StepName, stepInfo, useNextStep } from './useSetupSteps';

interface StepLinksProps {
  step: StepName;
  /** Whether the page has no other primary button. Default: if the step is done. */
  isComplete?: boolean;
  /** Whether the page has changes that its own button saves before it goes on. Then there is no link to the next step. */
  isUnsaved?: boolean;
}

/** Place of a page in the setup, with links to the checklist and to the next step. */
export default function StepLinks({ step, isComplete, isUnsaved }: StepLinksProps) {
  const translate = useTranslate();
  const { next, to, place, count, isDone } = useNextStep(step);
  // The goals don't need the step.
  if (place === 0) return null;
  return (
    <StepNavigation place={place} count={count}>
      {!isUnsaved && (
        <ButtonLink to={to} kind={(isComplete ?? isDone) ? 'primary' : 'plain'}>
          {next === null
            ? translate('wizard.launch.review')
            : translate('wizard.next', { step: translate(`wizard.step.${next}.title`) })}
        </ButtonLink>
      )}
    </StepNavigation>
  );
}

/** Place of the step that led to a page, with a link back to it. */
export function DetourLinks({ step }: { step: StepName }) {
  const translate = useTranslate();
  const { place, count } = useNextStep(step);
  if (place === 0) return null;
  return (
    <StepNavigation place={place} count={count}>
      <ButtonLink to={stepInfo[step].page}>
        {translate('wizard.backTo', { step: translate(`wizard.step.${step}.title`) })}
      </ButtonLink>
    </StepNavigation>
  );
}

function StepNavigation({ place, count, children }: { place: number; count: number; children: ReactNode }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <nav aria-label={translate('wizard.title')} className={styles.links}>
      <PageLink to="/wizard">
        {translate('wizard.place', { place: formatPoints(place, locale), count: formatPoints(count, locale) })}
      </PageLink>
      {children}
    </nav>
  );
}
