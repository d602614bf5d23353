import { useTranslate } from 'ra-core';
import type { StoredRun } from '../send/storedRun';

/** Name of the imported file. Says so if the run reverts the import of that file. */
export function RunSource({ run }: { run: StoredRun }) {
  const translate = useTranslate();
  const name = run.source ?? translate('importRun.pasted');
  return run.reverts === null ? <bdi>{name}</bdi> : translate('importRun.revertOf', { name });
}
