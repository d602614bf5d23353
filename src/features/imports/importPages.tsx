import '../../../i18n/en/areas/unsaved';
import '../../../i18n/en/areas/importRun';
import '../../../i18n/en/areas/import';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ImportKindName } from '../../../resources/imports';
import { isHideable } from '../../defineConsole';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import { ColumnsStep } from './columns/ColumnsStep';
import { FileStep } from './file/FileStep';
import { canCheckRows } from './flow/flowState';
import { useImportFlow } from './flow/useImportFlow';
import { KeptNotice } from './prepared/KeptNotice';
import { fileQueue, getNextFile, hasOtherNextFiles } from './queue/fileQueue';
import { RowsStep } from './rows/RowsStep';
import styles from './StepBar.module.css';

/** Imports points. */
export const PointsImportPage = () => <ImportPage key="points" kind="points" entity="customers" />;

/** Imports customers. */
export const CustomersImportPage = () => <ImportPage key="customers" kind="customers" entity="customers" />;

/** Imports reviews. */
export const ReviewsImportPage = () => <ImportPage key="reviews" kind="reviews" entity="product-reviews" />;

interface ImportPageProps {
  kind: ImportKindName;
  /** Resource name of the list that the back button leads to. */
  entity: string;
}

/** Import wizard for one kind of file. The current step is in the URL; going back keeps all input. */
function ImportPage({ kind, entity }: ImportPageProps) {
  const translate = useTranslate();
  const { kept, ...importFlow } = useImportFlow(kind);
  const { flow, state } = importFlow;
  const [search, setSearch] = useSearchParams();
  const isStarted = useRef(false);
  const keptState = useSyncExternalStore(kept.subscribe, kept.get);
  const { siteId } = useCurrentSite();

  // A file that is chosen before a stored import is restored would be lost with its field. One that is next is opened at once.
  const isQueued = getNextFile(fileQueue.get(), siteId)?.kind === kind;
  const isLooking = keptState === 'looking' && state.source === null && !isQueued;
  const reachableSteps: readonly ImportStep[] = [
    'file',
    ...(state.table ? (['columns'] as const) : []),
    ...(canCheckRows(kind, state) ? (['rows'] as const) : []),
  ];
  const requestedStep = search.get('step');
  // The URL may name a step that isn't reachable, e.g. after a day, when the file is no longer stored.
  const step =
    reachableSteps.findLast((reachable) => reachable === requestedStep) ??
    getFallbackStep(requestedStep, state.table !== null);
  const goToStep = (next: ImportStep, options = {}) => setSearch(next === 'file' ? {} : { step: next }, options);
  useFocusOnStep(step);
  const isRestored = state.restoredFrom !== null && state.reading.kind === 'open';
  const onRestored = useEffectEvent(() => {
    if (requestedStep === null) goToStep(state.corrections.length > 0 ? 'rows' : 'columns', { replace: true });
  });
  useEffect(() => {
    if (isRestored) onRestored();
  }, [isRestored]);
  /** Whether leaving would lose this file; also others if the tab is closed (null). */
  const isLosing = (to: string | null) => {
    const { source } = flow.get();
    if (source === null || isStarted.current) return false;
    return kept.get() !== 'stored' || (to === null && hasOtherNextFiles(siteId, source.data));
  };

  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity}`} label={translate(`resources.${entity}.name`, { smart_count: 2 })} />}
        title={translate(`import.title.${kind}`)}
        subtitle={translate(`import.subtitle.${kind}`)}
        actions={step === 'file' && kind === 'customers' && <OtherWays />}
      />
      <StepBar current={step} reachable={reachableSteps} />
      <KeptNotice {...importFlow} keptState={keptState} onStartOver={() => goToStep('file')} />
      {isLooking && <Skeleton width="100%" height="120px" />}
      {step === 'file' && !isLooking && <FileStep {...importFlow} onRead={() => goToStep('columns')} />}
      {step === 'columns' && (
        <ColumnsStep {...importFlow} onDone={() => goToStep('rows')} onBack={() => goToStep('file')} />
      )}
      {step === 'rows' && (
        <RowsStep
          {...importFlow}
          onBack={() => goToStep('columns')}
          onStarted={() => {
            isStarted.current = true;
            return kept.forget();
          }}
        />
      )}
      <LeaveGuard
        when={isLosing}
        title={translate('import.leave.title')}
        text={translate('import.leave.text')}
        stay={translate('unsaved.stay')}
        leave={translate('unsaved.leave')}
      />
    </>
  );
}

const otherWays = ['store', 'team'] as const;

/** Links to the imports of customers that need no file of the merchant's. */
function OtherWays() {
  const translate = useTranslate();
  const shown = otherWays.filter((kind) => !isHideable(`/customers/import/${kind}`));
  return (
    shown.length > 0 && (
      <nav aria-label={translate('import.otherWays')} className={flowStyles.buttons}>
        {shown.map((kind) => (
          <ButtonLink key={kind} to={`/customers/import/${kind}`}>
            {translate(`list.import.${kind}`)}
          </ButtonLink>
        ))}
      </nav>
    )
  );
}

function getFallbackStep(requestedStep: string | null, isOpen: boolean): ImportStep {
  return requestedStep === 'rows' && isOpen ? 'columns' : 'file';
}

/** Focuses the step heading when the step changes, so screen readers announce it. */
function useFocusOnStep(step: ImportStep) {
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    document.getElementById(`import-${step}`)?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
}

/** Steps of the import wizard, in order. */
const importSteps = ['file', 'columns', 'rows'] as const;
type ImportStep = (typeof importSteps)[number];

interface StepBarProps {
  current: ImportStep;
  /** Steps that are rendered as links. */
  reachable: readonly ImportStep[];
}

/** Step indicator with links to the reachable steps. */
function StepBar({ current, reachable }: StepBarProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('import.steps.label')}>
      <ol className={styles.steps}>
        {importSteps.map((step, index) => {
          const isDone = index < importSteps.indexOf(current);
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              {translate(`import.steps.${step}`)}
            </>
          );
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              {reachable.includes(step) && step !== current ? (
                <Link to={step === 'file' ? '.' : `?step=${step}`} className={styles.label}>
                  {content}
                </Link>
              ) : (
                <span className={styles.label} aria-current={step === current ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
