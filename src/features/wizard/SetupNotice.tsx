import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { StepName } from './checklist/useSetupSteps';
import { useSetupWizard } from './useSetupWizard';

const StepLinks = lazyPart(() => import('./checklist/StepLinks'));

/** Line on a page outside of the wizard that is one of its steps. Hidden once the store is launched. */
export function SetupNotice({ step }: { step: StepName }) {
  const { isOpen } = useSetupWizard();
  return isOpen ? (
    <Suspense>
      <StepLinks step={step} />
    </Suspense>
  ) : null;
}
