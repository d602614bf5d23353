import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useWidgets } from '../storefront/widgetsQuery';
import { RULE_WIDGET_TYPE } from './rule/rule';

/** URL of the page of a rule. */
export const buildRuleUrl = (id: string) => `/automation/${encodeURIComponent(id)}`;

/** The widgets that hold rules; null until they are loaded. */
export function useRules() {
  const query = useWidgets();
  return { ...query, rules: query.data?.filter(({ type }) => type === RULE_WIDGET_TYPE) ?? null };
}

/** Runs of a rule by the API itself; null if the API does not run rules. */
export function useProviderRuns(ruleId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['automation', ruleId],
    queryFn: ({ signal }) => dataProvider.automationRuns(ruleId, signal),
  });
}
