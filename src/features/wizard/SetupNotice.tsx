import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { StepName } from './checklist/useSetupSteps';
import { useDetour } from './detour';
import { useSetupWizard } from './useSetupWizard';

const StepLinks = lazyPart(() => import('./checklist/StepLinks'));
const DetourLinks = lazyPart(async () => ({ default: (await import('./checklist/StepLinks')).DetourLinks }));

/**
 * Line on a page outside of the wizard that is one of its steps, or to which another step has led. Hidden once the store is
 * launched.
 */
export function SetupNotice({ step }: { step: StepName }) {
  const { isOpen } = useSetupWizard();
  const { step: from = step } = useDetour();
  return isOpen ? <Suspense>{from === step ? <StepLinks step={step} /> : <DetourLinks step={from} />}</Suspense> : null;
}

/** A page below its line. */
export function createStepPage(step: StepName, StepPage: ComponentType): ComponentType {
  return () => (
    <>
      <SetupNotice step={step} />
      <StepPage />
    </>
  );
}
