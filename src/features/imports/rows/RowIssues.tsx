import { useLocale, useTranslate } from 'ra-core';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { downloadFile } from '../../../engine/export/downloadFile';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { formatPoints } from '../../../lib/format/formatPoints';
import { stripBidiMarks } from '../../../lib/format/text';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import textStyles from '../../../ui/text/text.module.css';
import { MAX_COMPARED_RECORDS } from '../comparison/fetchStoreRecords';
import type { KnownRowsQuery } from '../comparison/useKnownRows';
import { useSourceName } from '../file/FileStep';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';
import { useRowErrorMessages } from './useRowErrorMessages';

interface RepeatChoiceProps extends FlowProps {
  summary: ImportSummary;
  comparison: KnownRowsQuery;
}

/** Names the rows that are already in the store, in an earlier import or in the file, and asks whether to send them. */
export function RepeatChoice({ kind, flow, state, summary, comparison }: RepeatChoiceProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = (['sentBefore', 'unfinished', 'inStore', 'equal'] as const).flatMap((source) => {
    const count = summary.repeats[source];
    const values = { smart_count: count, count: formatPoints(count, locale) };
    return count > 0 ? [translate(`import.repeats.${source}`, values)] : [];
  });
  const choice = (
    <Select
      showLabel
      label={translate('import.repeats.label')}
      value={state.repeats}
      options={(['skip', 'send'] as const).map((value) => ({ value, label: translate(`import.repeats.${value}`) }))}
      onChange={(repeats) => flow.setChoices({ repeats })}
    />
  );
  return (
    <>
      {texts.length > 0 && (
        <Banner tone="waiting" title={translate('import.repeats.title')} action={choice}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      {comparison.isPending && kind === 'reviews' && (
        <p className={textStyles.hint}>{translate('import.repeats.comparing')}</p>
      )}
      {comparison.data?.storeCount === null && (
        <p className={textStyles.hint}>
          {translate('import.repeats.tooMany', { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}
        </p>
      )}
      {comparison.isError && <ReadNotice tone="info" title={translate('import.repeats.failed')} read={comparison} />}
    </>
  );
}

/** Faults, and whether the cells of the rows may be right. With the others, cells are cut or shifted. */
const faults: readonly { fault: StructureFault; isAcceptable: boolean }[] = [
  { fault: 'moreCells', isAcceptable: false },
  { fault: 'unclosedQuote', isAcceptable: false },
  { fault: 'shifted', isAcceptable: true },
  { fault: 'cut', isAcceptable: true },
  { fault: 'merged', isAcceptable: true },
  { fault: 'fewerCells', isAcceptable: true },
  { fault: 'strayQuote', isAcceptable: true },
  { fault: 'swallows', isAcceptable: true },
];

/** Explains each fault, and lets the user take all rows with it as they are shown (requirement IMP-12). */
export function AcceptFaults({ flow, summary }: Pick<FlowProps, 'flow'> & { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isPending, run: accept } = useAsyncAction((fault: StructureFault) => flow.acceptFault(fault));
  return faults.map(({ fault, isAcceptable }) => {
    const count = summary.countByIssue[fault] ?? 0;
    return (
      count > 0 && (
        <div key={fault} className={styles.footer}>
          <p className={styles.message}>
            {translate(`import.accept.${fault}`, { smart_count: count, count: formatPoints(count, locale) })}
          </p>
          {isAcceptable && (
            <Button
              busy={isPending}
              aria-label={translate('import.accept.label', { fault: translate(`import.fault.${fault}`) })}
              onClick={() => accept(fault)}
            >
              {translate('import.accept.action')}
            </Button>
          )}
        </div>
      )
    );
  });
}

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
  const { fields }: ImportKind = importKinds[kind];
  const optional = Object.entries(summary.countByField).filter(([field]) => !fields[field]?.required);
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
      {optional.map(([field, count]) => (
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
