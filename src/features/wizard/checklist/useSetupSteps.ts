import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { allRecords, recordsQuery } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { programsQuery } from '../../../engine/shop/programs';
import { useBasicStats } from '../../stats/statsQueries';
import { codeWidgets } from '../code/codeWidgets';
import { useGoals } from '../goals';
import {
  codeStep,
  emailsStep,
  getStepNames,
  importStep,
  programStep,
  type StepName,
  type StepState,
  storeStep,
  themeStep,
} from './setupSteps';

/** Setup step with its current state. */
export interface SetupStep extends StepStatus {
  name: StepName;
}

interface StepStatus {
  /** Null while loading and after an error. */
  state: StepState | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** Setup steps for the goals of the store, with states derived from its data. */
export function useSetupSteps(): readonly SetupStep[] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { settings } = useCurrentSite();
  const { data: widgets = null } = useQuery(recordsQuery(dataProvider, 'widgets'));
  const [goals] = useGoals();
  const names = getStepNames(goals);
  const programs = useQuery({ ...programsQuery(dataProvider), enabled: names.includes('program') });
  const templates = useStoredTemplates();
  const stats = useBasicStats();
  const settled = (state: StepState): StepStatus => ({ state, error: null, isFetching: false, retry: () => undefined });
  const statuses: Readonly<Record<StepName, StepStatus>> = {
    store: settled(storeStep(settings)),
    program: toStepState(programs, programStep),
    theme: settled(themeStep(settings)),
    // Without the emails, the step says that the provider doesn't report it.
    emails: toStepState({ ...templates, data: templates.error ? null : templates.data }, emailsStep),
    import: toStepState(stats, ({ customers }) => importStep(customers)),
    loyaltyCode: settled(codeStep(widgets, codeWidgets.loyalty)),
    reviewsCode: settled(codeStep(widgets, codeWidgets.reviews)),
  };
  return names.map((name) => ({ name, ...statuses[name] }));
}

interface StepQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function toStepState<Data>(
  { data, error, isFetching, refetch }: StepQuery<Data>,
  getState: (data: Data) => StepState,
): StepStatus {
  const hasData = data !== undefined;
  return {
    state: hasData ? getState(data) : null,
    error: hasData ? null : error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Email templates that the store has in its default language. */
export function useStoredTemplates() {
  const { shoppersLocale: locale } = useCurrentSite();
  return useGetList<RecordOf<'templates'>>('templates', allRecords({ locale }));
}
