import { useLocale, useTranslate } from 'ra-core';
import { downloadFile } from '../../../engine/export/downloadFile';
import { formatPoints } from '../../../lib/format/formatPoints';
import { stripBidiMarks } from '../../../lib/format/text';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import textStyles from '../../../ui/text/text.module.css';
import { useSourceName } from '../file/FileStep';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';
import { useRowErrorMessages } from './useRowErrorMessages';

/** Number of invalid rows by error, which can be downloaded, or emptied if the value is optional (requirement IMP-12). */
export function IssueSummary({ kind, flow, state, summary }: FlowProps & { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = useSourceName({ state });
  const errorMessages = useRowErrorMessages(kind);
  const download = useSubmitOnce(async () => {
    const file = await flow.exportInvalidRows(errorMessages.all);
    const base = name.replace(/\.[^.]*$/, '');
    downloadFile(file, `${stripBidiMarks(translate('import.check.fileName', { name: base }))}.csv`);
  }, false);
  const emptying = useAsyncAction(flow.emptyInvalid);
  const issues = Object.entries(summary.countByIssue).sort(([, value], [, other]) => (other ?? 0) - (value ?? 0));
  const texts = issues.map(([issue, count]) =>
    translate('import.check.faultCount', {
      text: errorMessages.get(issue),
      smart_count: count ?? 0,
      count: formatPoints(count, locale),
    }),
  );
  return (
    <div className={styles.footer}>
      <div className={styles.message}>
        <p>{texts.join(' · ')}</p>
        <p className={textStyles.hint}>{translate('import.check.downloadNote')}</p>
      </div>
      {Object.entries(summary.emptiable).map(([field, count]) => (
        <Button key={field} busy={emptying.isPending} onClick={() => emptying.run(field)}>
          {translate('import.check.empty', {
            field: translate(`import.field.${field}`),
            smart_count: count,
            count: formatPoints(count, locale),
          })}
        </Button>
      ))}
      <form onSubmit={download.submit}>
        <Button type="submit" icon="download" busy={download.isPending}>
          {translate('import.check.download')}
        </Button>
      </form>
    </div>
  );
}
