import * as z from 'zod/mini';
import { usePreference } from '../../engine/shop/preferences';

/** What a merchant sets the app up for. Decides which steps and preset programs the wizard offers. */
export const goals = ['loyalty', 'reviews', 'questions'] as const;
export type Goal = (typeof goals)[number];

const goalsShape = z.array(z.enum(goals));

/** Goals of the store, kept on this device because the API has no field for them. All until one is left out. */
export function useGoals(): [readonly Goal[], (goals: readonly Goal[]) => void] {
  const [stored, store] = usePreference('setupGoals', goalsShape);
  return [stored ?? goals, (next) => store([...next])];
}
