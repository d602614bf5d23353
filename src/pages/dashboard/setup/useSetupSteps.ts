import { useQuery } from '@tanstack/react-query';
import { programsQuery } from '../../../engine/programs';
import { useProvider } from '../../../engine/useProvider';
import { useSite } from '../../../session/useSite';
import { useBasicStats } from '../useBasicStats';
import {
  emailsStep,
  importStep,
  installStep,
  programStep,
  type StepName,
  type StepState,
  themeStep,
} from './setupSteps';

/** A step of the setup as it stands. */
export interface SetupStep {
  name: StepName;
  /** Null while it is being read, and where that failed. */
  state: StepState | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  /** Where it is done. */
  page: string;
}

/** The steps of the setup, each as the shop's own data tells. */
export function useSetupSteps(): readonly SetupStep[] {
  const dataProvider = useProvider();
  const { settings, widgets } = useSite();
  const programs = useQuery(programsQuery(dataProvider));
  const locale = settings.defaultLocale || 'en';
  const templates = useQuery({
    queryKey: ['emailTemplates', { locale }],
    queryFn: ({ signal }) => dataProvider.emailTemplates(locale, signal),
  });
  const stats = useBasicStats();
  const known = { error: null, isFetching: false, retry: () => undefined };
  return [
    { name: 'program', page: '/loyalty', ...read(programs, programStep) },
    { name: 'theme', page: '/theme-editor', state: themeStep(settings), ...known },
    { name: 'emails', page: '/notifications', ...read(templates, emailsStep) },
    { name: 'import', page: '/customers/import/customers', ...read(stats, ({ customers }) => importStep(customers)) },
    { name: 'install', page: '/install', state: installStep(widgets), ...known },
  ];
}

interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function read<Data>({ data, error, isFetching, refetch }: Read<Data>, stateOf: (data: Data) => StepState) {
  const isThere = data !== undefined;
  return {
    state: isThere ? stateOf(data) : null,
    error: isThere ? null : error,
    isFetching,
    retry: () => void refetch(),
  };
}
