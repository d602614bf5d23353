import * as z from 'zod/mini';
import { usePreference } from '../../../engine/shop/preferences';
import { type StepName, stepNames } from './setupSteps';

const skippedShape = z.array(z.enum(stepNames));

/** Steps that the merchant skips, kept on this device. */
export function useSkippedSteps(): [ReadonlySet<StepName>, (name: StepName, isSkipped: boolean) => void] {
  const [stored, store] = usePreference('setupSkipped', skippedShape);
  const skipped = new Set(stored);
  return [
    skipped,
    (name, isSkipped) => store(stepNames.filter((step) => (step === name ? isSkipped : skipped.has(step)))),
  ];
}
