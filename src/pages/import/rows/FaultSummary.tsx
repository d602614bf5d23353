import { useLocale, useTranslate } from 'ra-core';
import { downloadFile } from '../../../engine/export/downloadFile';
import { plainText } from '../../../lib/plainText';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { useSourceName } from '../file/FileStep';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';
import { useFaultWords } from './useFaultWords';

/** What is wrong in how many rows, and the faulty rows as a file. */
export function FaultSummary({ kind, flow, state, summary }: FlowProps & { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = useSourceName({ state });
  const words = useFaultWords(kind);
  const download = useSubmitOnce(async () => {
    const file = await flow.faultyFile(words.all);
    const base = name.replace(/\.[^.]*$/, '');
    downloadFile(file, `${plainText(translate('import.check.fileName', { name: base }))}.csv`);
  }, false);
  const faults = Object.entries(summary.byFault).sort(([, one], [, other]) => (other ?? 0) - (one ?? 0));
  const texts = faults.map(([fault, count]) =>
    translate('import.check.faultCount', {
      text: words.of(fault),
      smart_count: count ?? 0,
      count: points(count, locale),
    }),
  );
  return (
    <div className={styles.foot}>
      <div className={styles.says}>
        <p>{texts.join(' · ')}</p>
        <p className={styles.third}>{translate('import.check.downloadNote')}</p>
      </div>
      <form onSubmit={download.submit}>
        <Button type="submit" icon="download" busy={download.isPending}>
          {translate('import.check.download')}
        </Button>
      </form>
    </div>
  );
}
