import { useLocale, useTranslate } from 'ra-core';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';

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
