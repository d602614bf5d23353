import { useGetList } from 'ra-core';
import * as z from 'zod/mini';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { Program } from '../../../../resources/programs';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { Settings } from '../../../../resources/settings';
import type { EmailTemplate } from '../../../../resources/templates/template';
import type { Widget } from '../../../../resources/widgets';
import { isHideable } from '../../../defineConsole';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePreference } from '../../../engine/shop/preferences';
import { useAllPrograms } from '../../../engine/shop/useAllPrograms';
import { parseWebsite } from '../../../lib/url/parseWebsite';
import { useBasicStats } from '../../stats/useStats';
import { codeWidgets } from '../code/codeWidgets';
import { type Goal, useGoals } from '../goals';

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
  const { settings } = useCurrentSite();
  const { data: widgets = null } = useGetList<RecordOf<'widgets'>>('widgets', allRecords());
  const [goals] = useGoals();
  const names = getStepNames(goals);
  const programs = useAllPrograms({ enabled: names.includes('program') });
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

/** Whether nothing is left to do for a step, or the merchant skips it. */
export const isSettled = ({ name, state }: SetupStep, skipped: ReadonlySet<StepName>): boolean =>
  state === 'done' || skipped.has(name);

/** A step's place in the setup, and what follows it. */
interface NextStep {
  /** The first open step after it, or else before it; null if no other one is open. */
  next: StepName | null;
  /** Page of the next step, or the checklist. */
  to: string;
  /** Place of the step, from 1; 0 if the goals don't need it. */
  place: number;
  count: number;
  isDone: boolean;
}

export function useNextStep(current: StepName): NextStep {
  const steps = useSetupSteps();
  const [skipped] = useSkippedSteps();
  const index = steps.findIndex(({ name }) => name === current);
  const others = [...steps.slice(index + 1), ...steps.slice(0, Math.max(0, index))];
  const next = others.find((step) => !isSettled(step, skipped))?.name ?? null;
  return {
    next,
    to: next === null ? '/wizard' : stepInfo[next].page,
    place: index + 1,
    count: steps.length,
    isDone: steps[index]?.state === 'done',
  };
}

/** Steps that the merchant skips, kept on this device. */
export function useSkippedSteps(): [ReadonlySet<StepName>, (name: StepName, isSkipped: boolean) => void] {
  const [stored, store] = usePreference('setupSkipped', skippedShape);
  const skipped = new Set(stored);
  return [
    skipped,
    (name, isSkipped) => store(stepNames.filter((step) => (step === name ? isSkipped : skipped.has(step)))),
  ];
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

/** In the order of the checklist. */
export const stepNames = ['store', 'program', 'theme', 'emails', 'import', 'loyaltyCode', 'reviewsCode'] as const;
export type StepName = (typeof stepNames)[number];

const skippedShape = z.array(z.enum(stepNames));

interface StepInfo {
  /** Path of the page for the step. */
  page: string;
  minutes: number;
  /** Goals that need the step. Default: all. */
  goals?: readonly Goal[];
}

export const stepInfo: Readonly<Record<StepName, StepInfo>> = {
  store: { page: '/wizard/step1', minutes: 3 },
  program: { page: '/wizard/program', minutes: 5, goals: ['loyalty'] },
  theme: { page: '/theme-editor', minutes: 5 },
  emails: { page: '/notifications', minutes: 10 },
  import: { page: '/customers/import/customers', minutes: 10 },
  loyaltyCode: { page: '/wizard/loyalty-setup/code-integration', minutes: 10, goals: ['loyalty'] },
  reviewsCode: {
    page: '/wizard/product-reviews/code-integration',
    minutes: 10,
    goals: ['reviews', 'questions'],
  },
};

/** Steps for some goals, in order, without those whose page is hidden. */
export const getStepNames = (chosen: readonly Goal[]): readonly StepName[] =>
  stepNames.filter(
    (name) => !isHideable(stepInfo[name].page) && (stepInfo[name].goals?.some((goal) => chosen.includes(goal)) ?? true),
  );

/** `untold` means that the provider doesn't report it. */
type StepState = 'done' | 'todo' | 'untold';

const toState = (isDone: boolean): StepState => (isDone ? 'done' : 'todo');

/** Done if the store has a website, a currency, and a language. */
export const storeStep = ({ website, defaultCurrency, defaultLocale }: Settings): StepState =>
  toState(parseWebsite(website) !== null && Boolean(defaultCurrency) && Boolean(defaultLocale));

/** Done if a program has an enabled task and an enabled reward. */
export const programStep = (programs: readonly Program[]): StepState =>
  toState(
    programs.some(
      ({ tasks, rewards }) => tasks?.some(({ isEnabled }) => isEnabled) && rewards?.some(({ isEnabled }) => isEnabled),
    ),
  );

/** Done if the widget theme has a custom color. */
export function themeStep({ widgetTheme }: Settings): StepState {
  const colors = typeof widgetTheme === 'object' && widgetTheme !== null ? Object.values(widgetTheme) : [];
  return toState(colors.some((color) => typeof color === 'string' && color.trim() !== ''));
}

/** Done if an email template was customized. */
export function emailsStep(templates: readonly EmailTemplate[] | null): StepState {
  return templates === null ? 'untold' : toState(templates.some(({ isCustom }) => isCustom === true));
}

/** Done if the store has customers. */
export function importStep(customers: number | null): StepState {
  return customers === null ? 'untold' : toState(customers > 0);
}

/** Done if a widget of one of the types is enabled. `null` means that the widgets couldn't be loaded. */
export function codeStep(widgets: readonly Widget[] | null, types: readonly string[]): StepState {
  if (widgets === null) return 'untold';
  return toState(widgets.some(({ type, isEnabled }) => type !== null && types.includes(type) && isEnabled === true));
}
