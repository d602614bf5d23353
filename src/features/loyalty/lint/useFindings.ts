import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { toAssumptions } from '../costs/computeProgramCost';
import { type ProgramParts, useCosts } from '../costs/useCosts';
import { findMissingTemplates } from './findMissingTemplates';
import { type Finding, lintProgram } from './lintProgram';
import { useLintLimits } from './useLintLimits';

interface Findings {
  findings: readonly Finding[];
  /** Reason why some rules were skipped. */
  skipReason: 'noFigures' | 'noOrders' | null;
  isPending: boolean;
}

/** Lints the program with the draft applied. */
export function useFindings({ saved, drafted }: ProgramParts): Findings {
  const { shoppersLocale } = useCurrentSite();
  const costs = useCosts({ saved, drafted });
  const [limits] = useLintLimits();
  const templates = useGetList<RecordOf<'templates'>>('templates', allRecords({ locale: shoppersLocale }), {
    staleTime: 5 * 60_000,
  });
  const hasCost = costs.drafted.missing.cost.length === 0;
  const { values } = costs;
  const findings = useMemo(
    () =>
      lintProgram(
        drafted,
        {
          assumptions: hasCost ? toAssumptions(values) : null,
          averageOrderValue: values.averageOrderValue,
          missingTemplates: findMissingTemplates(templates.data ?? null),
        },
        limits,
      ),
    [drafted, hasCost, values, templates.data, limits],
  );
  const missingReason = values.averageOrderValue === undefined ? 'noOrders' : 'noFigures';
  return { findings, skipReason: hasCost ? null : missingReason, isPending: costs.isPending || templates.isPending };
}
