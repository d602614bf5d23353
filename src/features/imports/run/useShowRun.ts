import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import type { StoredRun } from '../send/storedRun';
import { useOpenRun } from './useOpenRun';

/** Returns a function that sends a stored run, such as the removal of an import, and opens its page. */
export function useShowRun(): (run: StoredRun) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { siteId } = useCurrentSite();
  const open = useOpenRun();
  return async (run) => {
    // The page of the run it belongs to links to it from now on.
    queryClient.setQueryData(['imports', siteId, run.id], run);
    void open(run).resume();
    await navigate(`/imports/${run.id}`);
  };
}
