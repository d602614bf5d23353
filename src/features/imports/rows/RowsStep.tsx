import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { downloadFile } from '../../../engine/export/downloadFile';
import { toDay } from '../../../lib/format/day';
import { formatDay } from '../../../lib/format/formatDay';
import { formatPoints } from '../../../lib/format/formatPoints';
import { withBrowserRegion } from '../../../lib/format/locale';
import { stripBidiMarks } from '../../../lib/format/text';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/Select';
import { TextArea } from '../../../ui/inputs/TextArea';
import cardStyles from '../../../ui/layout/Card.module.css';
import textStyles from '../../../ui/text/text.module.css';
import {
  CustomerComparisonPanel,
  ProductComparisonPanel,
  RemovalNote,
  useComparedCustomers,
} from '../comparison/ComparisonPanels';
import { useKnownRows } from '../comparison/useKnownRows';
import { useSourceName } from '../file/FileStep';
import { hasPoints, type ImportNotes, isDuplicateUndecided } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { ImportSummary } from '../table/importTable';
import type { ReviewTotals } from '../table/sumReviews';
import { RowBrowser } from './RowBrowser';
import { AcceptFaults, IssueSummary, RepeatChoice } from './RowIssues';
import checkSummaryStyles from './rows.module.css';
import { StartButton } from './StartButton';

interface RowsStepProps extends FlowProps {
  onBack: () => void;
  /** Called once the rows are stored, so leaving the page loses nothing. */
  onStarted: () => Promise<void>;
}

/** Third step: shows the rows, lets the user correct them, and starts the import. */
export function RowsStep({ onBack, onStarted, ...flowProps }: RowsStepProps) {
  const translate = useTranslate();
  const { summary, notes } = flowProps.state;
  const { comparison, compareAgain } = useKnownRows(flowProps);
  const compared = useComparedCustomers(flowProps);
  const [isStopped, setStopped] = useState(false);
  const hasToStop = async () => {
    const hasChanged = await compareAgain();
    setStopped(hasChanged);
    if (hasChanged) document.getElementById('import-rows')?.focus();
    return hasChanged;
  };
  const isUndecided =
    isDuplicateUndecided(flowProps.kind, flowProps.state) ||
    (compared?.isAmountAsked === true && flowProps.state.amounts === null);
  return (
    <div className={styles.steps}>
      <section className={cardStyles.sheet} aria-labelledby="import-rows">
        <h2 id="import-rows" tabIndex={-1}>
          {translate('import.check.title')}
        </h2>
        <div role="status">{isStopped && <Banner tone="waiting">{translate('import.repeats.meanwhile')}</Banner>}</div>
        {summary ? (
          <CheckSummary summary={summary} isUndecided={isUndecided} />
        ) : (
          <Skeleton width="100%" height="56px" />
        )}
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
        {comparison.data && summary && flowProps.kind === 'reviews' && (
          <RemovalNote
            kind="reviews"
            countAfter={comparison.data.storeCount === null ? null : comparison.data.storeCount + summary.readyRows}
          />
        )}
        {summary && summary.persons > 0 && <DuplicateChoice {...flowProps} persons={summary.persons} />}
        {summary && summary.halfFaulty > 0 && <HalfFaultyNotice count={summary.halfFaulty} />}
        {summary && summary.faulty > 0 && <IssueSummary {...flowProps} summary={summary} />}
        <CorrectedFile {...flowProps} />
        {summary && <AcceptFaults flow={flowProps.flow} summary={summary} />}
      </section>
      {summary && <RowBrowser {...flowProps} />}
      <NoteFields kind={flowProps.kind} notes={notes} onChange={flowProps.flow.setNotes} />
      <div className={styles.footer}>
        <Button onClick={onBack}>{translate('ui.back')}</Button>
        <StartButton
          {...flowProps}
          isComparing={comparison.isPending || compared?.isPending === true}
          isUndecided={isUndecided}
          comparison={compared?.comparison ?? null}
          hasToStop={hasToStop}
          onStarted={onStarted}
        />
      </div>
    </div>
  );
}

/** Downloads the whole file with all corrections. Hidden while there are none. */
function CorrectedFile({ flow, state }: FlowProps) {
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

/** Counts of rows that will be sent and rows that won't. The total isn't known while a choice that changes it is open. */
function CheckSummary({ summary, isUndecided }: { summary: ImportSummary; isUndecided: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { readyRows, faulty, skipped, merged, repeated, unchanged, unpublished, withheld, outlier, total, moved } =
    summary;
  // Their sum would say little.
  const isMixed = moved !== null && moved.added.rows > 0 && moved.deducted.rows > 0;
  const counts = [
    { name: 'ready', value: readyRows, isVisible: true },
    { name: 'faulty', value: faulty, isVisible: true },
    { name: 'merged', value: merged, isVisible: merged > 0 },
    { name: 'repeated', value: repeated, isVisible: repeated > 0 },
    { name: 'unchanged', value: unchanged, isVisible: unchanged > 0 },
    { name: 'unpublished', value: unpublished, isVisible: unpublished > 0 },
    { name: 'withheld', value: withheld, isVisible: withheld > 0 },
    { name: 'skipped', value: skipped, isVisible: skipped > 0 },
    { name: 'outlier', value: outlier, isVisible: outlier > 0 },
    { name: 'total', value: total, isVisible: total !== null && !isMixed && !isUndecided },
    { name: 'added', value: moved?.added.points, isVisible: isMixed && !isUndecided },
    { name: 'deducted', value: moved?.deducted.points, isVisible: isMixed && !isUndecided },
  ];
  return (
    <dl className={checkSummaryStyles.counts}>
      {counts
        .filter(({ isVisible }) => isVisible)
        .map(({ name, value }) => (
          <div key={name} className={checkSummaryStyles.count} data-name={value ? name : undefined}>
            <dt>{translate(`import.check.${name}`)}</dt>
            <dd>{formatPoints(value, locale)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Select for how rows of the same customer are merged. */
function DuplicateChoice({ kind, flow, state, persons }: FlowProps & { persons: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  // Without points there is nothing to sum.
  const choices = hasPoints(kind, state) ? (['sum', 'last', 'first'] as const) : (['last', 'first'] as const);
  const isUndecided = isDuplicateUndecided(kind, state);
  const choice = (
    <Select
      showLabel
      label={translate('import.duplicates.label')}
      value={isUndecided ? '' : (state.duplicates ?? 'last')}
      options={[
        ...(isUndecided ? [{ value: '' as const, label: translate('import.amounts.choose') }] : []),
        ...choices.map((value) => ({ value, label: translate(`import.duplicates.${value}`) })),
      ]}
      onChange={(duplicates) => flow.setChoices({ duplicates: duplicates === '' ? null : duplicates })}
    />
  );
  return (
    <Banner
      tone="waiting"
      title={translate('import.duplicates.title', { smart_count: persons, count: formatPoints(persons, locale) })}
      action={choice}
    >
      <p>{translate('import.duplicates.text')}</p>
      {!isUndecided && <p>{translate('import.duplicates.merged')}</p>}
    </Banner>
  );
}

/** Names the number of customers of whom only some rows are sent, since the others have errors. */
function HalfFaultyNotice({ count }: { count: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Banner
      tone="waiting"
      title={translate('import.halfFaulty.title', { smart_count: count, count: formatPoints(count, locale) })}
    >
      {translate('import.halfFaulty.text')}
    </Banner>
  );
}

/** Totals of the reviews to send: by stars, their first and last day, and what reviews without a date get. */
function ReviewSummary({ totals: { byStars, first, last, undated } }: { totals: ReviewTotals }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (count: number) => formatPoints(count, locale);
  const stars = byStars.map((count, index) => ({
    label: translate('import.check.stars', { smart_count: index + 1, stars: format(index + 1) }),
    value: format(count),
  }));
  const days = [
    { label: translate('import.check.first'), instant: first },
    { label: translate('import.check.last'), instant: last },
  ].flatMap(({ label, instant }) =>
    instant === null ? [] : [{ label, value: formatDay(toDay(new Date(instant)), withBrowserRegion(locale)) }],
  );
  return (
    <>
      <dl className={checkSummaryStyles.counts}>
        {[...stars.reverse(), ...days].map(({ label, value }) => (
          <div key={label} className={checkSummaryStyles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {undated > 0 && (
        <p className={textStyles.second}>
          {translate('import.check.undated', { smart_count: undated, count: format(undated) })}
        </p>
      )}
    </>
  );
}

/** In UTF-16 code units. */
const MAX_NOTE_LENGTH = 1000;

interface NoteFieldsProps {
  kind: ImportKindName;
  notes: ImportNotes;
  onChange: (notes: ImportNotes) => void;
}

/** Note fields, for import kinds that have notes. */
function NoteFields({ kind, notes, onChange }: NoteFieldsProps) {
  const translate = useTranslate();
  const { hasNotes }: ImportKind = importKinds[kind];
  if (!hasNotes) return null;
  const renderNote = (name: keyof ImportNotes, audience: 'admin' | 'customer') => (
    <TextArea
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      label={translate(`import.notes.${audience}`)}
      help={translate(`import.notes.${audience}Help`)}
      value={notes[name]}
      onChange={(text) => onChange({ ...notes, [name]: text })}
    />
  );
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-notes">
      <h2 id="import-notes">{translate('import.notes.title')}</h2>
      <div className={styles.fields}>
        {renderNote('adminNote', 'admin')}
        {renderNote('customerNote', 'customer')}
      </div>
    </section>
  );
}
