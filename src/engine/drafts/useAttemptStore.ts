import { useMemo } from 'react';
import type { AttemptStore } from '../../../dataProvider/writes/withProof';
import { useCurrentSite } from '../shop/currentSite';
import { createAttemptStore } from './attemptStore';

/** The attempts of the open site. */
export function useAttemptStore(): AttemptStore {
  const { preferencesKey } = useCurrentSite();
  return useMemo(() => createAttemptStore(() => preferencesKey), [preferencesKey]);
}
