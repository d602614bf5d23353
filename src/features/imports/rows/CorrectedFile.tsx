import { useTranslate } from 'ra-core';
import { downloadFile } from '../../../engine/export/downloadFile';
import { stripBidiMarks } from '../../../lib/format/stripBidiMarks';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { useSourceName } from '../file/FileStep';
import type { FlowProps } from '../flow/useImportFlow';

/** Downloads the whole file with all corrections. Hidden while there are none. */
export function CorrectedFile({ flow, state }: FlowProps) {
  const translate = useTranslate();
  const name = useSourceName({ state });
  const download = useSubmitOnce(async () => {
    const file = await flow.exportCorrected();
    const base = name.replace(/\.[^.]*$/, '');
    downloadFile(file, `${stripBidiMarks(translate('import.check.correctedName', { name: base }))}.csv`);
  }, false);
  if (state.correctionCount === 0 && !state.options.repairs?.length) return null;
  return (
    <form onSubmit={download.submit}>
      <Button type="submit" icon="download" busy={download.isPending}>
        {translate('import.check.downloadCorrected')}
      </Button>
    </form>
  );
}
