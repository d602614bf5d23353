import { useLocale, useTranslate } from 'ra-core';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';

/** Faults of rows whose cells are probably right. In rows with the other faults, cells are cut or shifted. */
const acceptableFaults = ['fewerCells', 'strayQuote', 'swallows'] as const satisfies readonly StructureFault[];

/** Lets the user take all rows with the same fault as they are shown (requirement IMP-12). */
export function AcceptFaults({ flow, summary }: Pick<FlowProps, 'flow'> & { summary: ImportSummary }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isPending, run: accept } = useAsyncAction((fault: StructureFault) => flow.acceptFault(fault));
  return acceptableFaults.map((fault) => {
    const count = summary.countByIssue[fault] ?? 0;
    return (
      count > 0 && (
        <div key={fault} className={styles.footer}>
          <p className={styles.message}>
            {translate(`import.accept.${fault}`, { smart_count: count, count: formatPoints(count, locale) })}
          </p>
          <Button
            busy={isPending}
            aria-label={translate('import.accept.label', { fault: translate(`import.fault.${fault}`) })}
            onClick={() => accept(fault)}
          >
            {translate('import.accept.action')}
          </Button>
        </div>
      )
    );
  });
}
