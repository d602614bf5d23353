import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { assumptionsOf } from '../costs/programCost';
import { type ProgramParts, useCosts } from '../costs/useCosts';
import { type Finding, lintProgram } from './lintProgram';
import { missingTemplates } from './missingTemplates';
import { useLintLimits } from './useLintLimits';

interface Findings {
  findings: readonly Finding[];
  /** What could not be looked at for want of a figure. */
  unknown: 'noFigures' | 'noOrders' | null;
  /** Something of what it is judged by is still being read. */
  isPending: boolean;
}

/** What may be wrong with the programme as it will be. */
export function useFindings({ saved, drafted }: ProgramParts): Findings {
  const dataProvider = useProvider();
  const { shoppersLocale } = useShop();
  const costs = useCosts({ saved, drafted });
  const [limits] = useLintLimits();
  const templates = useQuery({
    queryKey: ['emailTemplates', shoppersLocale],
    queryFn: ({ signal }) => dataProvider.emailTemplates(shoppersLocale, signal),
    staleTime: 5 * 60_000,
  });
  const hasCost = costs.drafted.missing.cost.length === 0;
  const { values } = costs;
  const findings = useMemo(
    () =>
      lintProgram(
        drafted,
        {
          assumed: hasCost ? assumptionsOf(values) : null,
          averageOrderValue: values.averageOrderValue,
          missingTemplates: missingTemplates(templates.data ?? null),
        },
        limits,
      ),
    [drafted, hasCost, values, templates.data, limits],
  );
  const lacking = values.averageOrderValue === undefined ? 'noOrders' : 'noFigures';
  return { findings, unknown: hasCost ? null : lacking, isPending: costs.isPending || templates.isPending };
}
