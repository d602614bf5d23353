import { useTranslate } from 'ra-core';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { ShopComparison } from '../shop/ShopComparison';
import { CheckSummary } from './CheckSummary';
import { DuplicateChoice } from './DuplicateChoice';
import { FaultSummary } from './FaultSummary';
import { NoteFields } from './NoteFields';
import { RowBrowser } from './RowBrowser';
import { StartButton } from './StartButton';

interface RowsStepProps extends FlowProps {
  onBack: () => void;
  /** The rows are kept elsewhere now: the page can be left. */
  onHandOver: () => void;
}

/** What will be sent, row by row; faults are mended here, and the import is started. */
export function RowsStep({ onBack, onHandOver, ...given }: RowsStepProps) {
  const translate = useTranslate();
  const { summary, notes } = given.state;
  return (
    <div className={styles.steps}>
      <section className={sheets.sheet} aria-labelledby="import-rows">
        <h2 id="import-rows" tabIndex={-1}>
          {translate('import.check.title')}
        </h2>
        {summary ? <CheckSummary summary={summary} /> : <Skeleton width="100%" height="56px" />}
        {summary && summary.ready > 0 && <ShopComparison {...given} />}
        {summary && summary.persons > 0 && <DuplicateChoice {...given} persons={summary.persons} />}
        {summary && summary.faulty > 0 && <FaultSummary {...given} summary={summary} />}
      </section>
      <RowBrowser {...given} />
      <NoteFields kind={given.kind} notes={notes} onChange={given.flow.note} />
      <div className={styles.foot}>
        <Button onClick={onBack}>{translate('ui.back')}</Button>
        <StartButton {...given} onHandOver={onHandOver} />
      </div>
    </div>
  );
}
