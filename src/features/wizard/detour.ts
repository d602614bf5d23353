import { useEffect } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { type StepName, stepNames } from './checklist/useSetupSteps';

/**
 * The step whose page led to another page, such as the checks of the installation to the theme editor: the notice there
 * leads back to it. Kept in this tab until a page of the wizard opens.
 */
export function useDetour(): { step: StepName | undefined; start: (step: StepName) => void; end: () => void } {
  const key = `setupDetour.${useCurrentSite().preferencesKey}`;
  const stored = getTabItem(key);
  return {
    step: stepNames.find((name) => name === stored),
    start: (step) => setTabItem(key, step),
    end: () => setTabItem(key, null),
  };
}

/** Ends the detour: the merchant is in the wizard again. */
export function useEndDetour(): void {
  const { end } = useDetour();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a page of the wizard opens
  useEffect(end, []);
}
