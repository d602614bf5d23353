import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportKindName } from '../../../resources/imports';
import { BackButton } from '../../ui/BackButton';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { PageHeader } from '../../ui/PageHeader';
import { ColumnsStep } from './columns/ColumnsStep';
import { FileStep } from './file/FileStep';
import { isMapped } from './flow/flowState';
import { useImportFlow } from './flow/useImportFlow';
import { RowsStep } from './rows/RowsStep';
import { type ImportStep, StepBar } from './StepBar';

interface ImportPageProps {
  kind: ImportKindName;
  /** The list that the page belongs to, and its name. */
  entity: string;
}

/** Brings in a file of one kind, step by step. Each step has an address, and going back keeps everything. */
export function ImportPage({ kind, entity }: ImportPageProps) {
  const translate = useTranslate();
  const given = useImportFlow(kind);
  const { flow, state } = given;
  const [search, setSearch] = useSearchParams();
  const isHandedOver = useRef(false);

  const reached: readonly ImportStep[] = [
    'file',
    ...(state.table ? (['columns'] as const) : []),
    ...(isMapped(kind, state) ? (['rows'] as const) : []),
  ];
  const asked = search.get('step');
  // An address may ask for a step that is not reached: a file is not kept over a reload.
  const step = reached.findLast((one) => one === asked) ?? fallback(asked, state.table !== null);
  const go = (next: ImportStep) => setSearch(next === 'file' ? {} : { step: next });
  useFocusOnStep(step);

  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity}`} label={translate(`resources.${entity}.name`, { smart_count: 2 })} />}
        title={translate(`import.title.${kind}`)}
        subtitle={translate(`import.subtitle.${kind}`)}
      />
      <StepBar current={step} reached={reached} />
      {step === 'file' && <FileStep {...given} onRead={() => go('columns')} />}
      {step === 'columns' && <ColumnsStep {...given} onDone={() => go('rows')} onBack={() => go('file')} />}
      {step === 'rows' && (
        <RowsStep
          {...given}
          onBack={() => go('columns')}
          onHandOver={() => {
            isHandedOver.current = true;
          }}
        />
      )}
      <LeaveGuard
        when={() => flow.get().source !== null && !isHandedOver.current}
        title={translate('import.leave.title')}
        text={translate('import.leave.text')}
        stay={translate('import.leave.stay')}
        leave={translate('import.leave.leave')}
      />
    </>
  );
}

function fallback(asked: string | null, isOpen: boolean): ImportStep {
  return asked === 'rows' && isOpen ? 'columns' : 'file';
}

/** The heading of a step takes the focus when the step changes, so that who does not see it hears where they are. */
function useFocusOnStep(step: ImportStep) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById(`import-${step}`)?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
}
