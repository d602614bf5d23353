import type { Program } from '../../../../resources/programs';
import type { Settings } from '../../../../resources/settings';
import type { EmailTemplate } from '../../../../resources/templates/template';
import type { Widget } from '../../../../resources/widgets';
import { parseWebsite } from '../../../lib/url/parseWebsite';
import type { Goal } from '../goals';

/** In the order of the checklist. */
export const stepNames = ['store', 'program', 'theme', 'emails', 'import', 'loyaltyCode', 'reviewsCode'] as const;
export type StepName = (typeof stepNames)[number];

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

/** Steps for some goals, in order. */
export const getStepNames = (chosen: readonly Goal[]): readonly StepName[] =>
  stepNames.filter((name) => stepInfo[name].goals?.some((goal) => chosen.includes(goal)) ?? true);

/** `untold` means that the provider doesn't report it. */
export type StepState = 'done' | 'todo' | 'untold';

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
