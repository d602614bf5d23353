/** The figures that a cost is reckoned from: what each of them is, and which of them a programme needs. */
import { readConfig } from '../../../../resources/config/configShape';
import { readProgramSettings } from '../../../../resources/loyalty/programSettings';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { Assumptions } from './assumptions';

export type HappeningName = keyof Assumptions['happenings'];
export type FigureName = Exclude<keyof Assumptions, 'happenings'> | HappeningName;

/** How a figure is written: a share is typed as percent. */
export type FigureKind = 'count' | 'money' | 'share' | 'months' | 'points';

/** Every figure, in the order of the form. */
export const figureKinds: Readonly<Record<FigureName, FigureKind>> = {
  orders: 'count',
  averageOrderValue: 'money',
  takeUp: 'share',
  margin: 'share',
  redemption: 'share',
  redeemedWithin: 'months',
  pointsOwed: 'points',
  shippingCost: 'money',
  productCost: 'money',
  signups: 'count',
  referrals: 'count',
  birthdays: 'count',
  reviews: 'count',
  withPicture: 'share',
  questions: 'count',
  shares: 'count',
  follows: 'count',
  consents: 'count',
  redemptions: 'count',
  customTasks: 'count',
};

export const figureNames = Object.keys(figureKinds).filter((name): name is FigureName =>
  Object.hasOwn(figureKinds, name),
);

/** The least that a figure can be. */
export const leastOf = (name: FigureName): number => (name === 'redeemedWithin' ? 1 : 0);

/** The most; a share is at most 1. */
export const mostOf = (name: FigureName): number => (figureKinds[name] === 'share' ? 1 : 1e9);

type Parts = Pick<Program, 'tasks' | 'rewards' | 'settings'>;

/** Figures without which there is no cost of a programme. */
export function neededForCost(program: Parts): ReadonlySet<FigureName> {
  const needed = new Set<FigureName>(['orders', 'averageOrderValue', 'takeUp', 'redemption']);
  for (const task of program.tasks ?? []) for (const name of neededByTask(task)) needed.add(name);
  for (const reward of program.rewards ?? []) for (const name of neededByReward(reward)) needed.add(name);
  // How much of it is lost depends on how fast points are redeemed.
  if (readProgramSettings(program.settings).expiresAfterMonths !== null) needed.add('redeemedWithin');
  return needed;
}

/** Figures of what the simulator tells beyond the cost. */
export const neededForMore = {
  breakEven: ['margin'],
  owed: ['redeemedWithin', 'pointsOwed'],
} as const satisfies Record<string, readonly FigureName[]>;

/** Every figure that one of these programmes has a use for, in the order of the form. */
export function usedFigures(programs: readonly Parts[]): FigureName[] {
  const used = new Set<FigureName>([
    ...programs.flatMap((program) => [...neededForCost(program)]),
    ...Object.values(neededForMore).flat(),
  ]);
  return figureNames.filter((name) => used.has(name));
}

function neededByTask({ type, isEnabled, config }: ProgramTask): readonly FigureName[] {
  const known = taskTypeOf(type);
  if (!known || isEnabled === false) return [];
  if (known.happens === 'orders') return [];
  const extra = readConfig(known.fields, config)['pictureExtra'];
  return [known.happens, ...(typeof extra === 'number' && extra > 0 ? (['withPicture'] as const) : [])];
}

function neededByReward({ type, isEnabled }: ProgramReward): readonly FigureName[] {
  if (isEnabled === false || !rewardTypeOf(type)) return [];
  if (type === 'free_shipping') return ['shippingCost'];
  return type === 'free_product' ? ['productCost'] : [];
}
