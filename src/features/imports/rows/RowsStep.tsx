import { useTranslate } from 'ra-core';
import { Button } from '../../../ui/buttons/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import cardStyles from '../../../ui/layout/Card.module.css';
import { CustomerComparisonPanel, useComparedCustomers } from '../comparison/CustomerComparisonPanel';
import { ProductComparisonPanel } from '../comparison/ProductComparisonPanel';
import { RemovalNote } from '../comparison/RemovalNote';
import { useKnownRows } from '../comparison/useKnownRows';
import { isDuplicateUndecided } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import { AcceptFaults } from './AcceptFaults';
import { CheckSummary } from './CheckSummary';
import { CorrectedFile } from './CorrectedFile';
import { DuplicateChoice } from './DuplicateChoice';
import { IssueSummary } from './IssueSummary';
import { NoteFields } from './NoteFields';
import { RepeatChoice } from './RepeatChoice';
import { ReviewSummary } from './ReviewSummary';
import { RowBrowser } from './RowBrowser';
import { StartButton } from './StartButton';

interface RowsStepProps extends FlowProps {
  onBack: () => void;
  /** Called once the rows are stored, so leaving the page loses nothing. */
  onStarted: () => void;
}

/** Third step: shows the rows, lets the user correct them, and starts the import. */
export function RowsStep({ onBack, onStarted, ...flowProps }: RowsStepProps) {
  const translate = useTranslate();
  const { summary, notes } = flowProps.state;
  const comparison = useKnownRows(flowProps);
  const compared = useComparedCustomers(flowProps);
  const isUndecided =
    isDuplicateUndecided(flowProps.kind, flowProps.state) ||
    (compared?.isAmountAsked === true && flowProps.state.amounts === null);
  return (
    <div className={styles.steps}>
      <section className={cardStyles.sheet} aria-labelledby="import-rows">
        <h2 id="import-rows" tabIndex={-1}>
          {translate('import.check.title')}
        </h2>
        {summary ? <CheckSummary summary={summary} /> : <Skeleton width="100%" height="56px" />}
        {summary?.reviews && summary.readyRows > 0 && (
          <>
            <ReviewSummary totals={summary.reviews} />
            <ProductComparisonPanel {...flowProps} />
          </>
        )}
        {summary && compared && summary.readyRows + summary.unchanged > 0 && (
          <CustomerComparisonPanel {...flowProps} compared={compared} />
        )}
        {summary && <RepeatChoice {...flowProps} summary={summary} comparison={comparison} />}
        {comparison.data && flowProps.kind === 'reviews' && (
          <RemovalNote kind="reviews" canRemove={comparison.data.hasStore} />
        )}
        {summary && summary.persons > 0 && <DuplicateChoice {...flowProps} persons={summary.persons} />}
        {summary && summary.faulty > 0 && <IssueSummary {...flowProps} summary={summary} />}
        <CorrectedFile {...flowProps} />
        {summary && <AcceptFaults flow={flowProps.flow} summary={summary} />}
      </section>
      <RowBrowser {...flowProps} />
      <NoteFields kind={flowProps.kind} notes={notes} onChange={flowProps.flow.setNotes} />
      <div className={styles.footer}>
        <Button onClick={onBack}>{translate('ui.back')}</Button>
        <StartButton
          {...flowProps}
          isComparing={comparison.isPending || compared?.isPending === true}
          isUndecided={isUndecided}
          onStarted={onStarted}
        />
      </div>
    </div>
  );
}
