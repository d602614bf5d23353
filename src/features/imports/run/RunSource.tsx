import { useTranslate } from 'ra-core';
import type { StoredRun } from '../send/storedRun';
import { getRevertedPart, getRevertTexts } from './revertRun';

/** Name of the imported file. Says so if the run reverts the import of that file, or a part of it. */
export function RunSource({ run }: { run: StoredRun }) {
  const translate = useTranslate();
  const name = run.source ?? translate('importRun.pasted');
  const part = getRevertedPart(run);
  return part === null ? <bdi>{name}</bdi> : translate(`importRun.run.${getRevertTexts(part)}.name`, { name });
}
